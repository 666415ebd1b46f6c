import { assertNever, must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import { makeBot } from '../bots/heuristic.ts';
import { findCharacter } from '../bots/roster.ts';
import { readHand } from '../evaluator/readHand.ts';
import type { Answers, Job } from './protocol.ts';

/** Does one job; the same in the worker and, in unit tests, in place. */
export function work(job: Job): Answers[Job['type']] {
  switch (job.type) {
    case 'decide': {
      const character = must(findCharacter(job.character), `character ${job.character}`);
      return makeBot(character)(job.view, makeRng(job.seed));
    }
    case 'read':
      return job.holes.map((hole) => readHand(job.variant === 'omahaHiLo', hole, job.board));
    default:
      return assertNever(job);
  }
}
