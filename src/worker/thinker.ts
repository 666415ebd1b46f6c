import { wrap } from 'comlink';
import type { Decision } from '../bots/bot.ts';
import type { Answers, AnswerTo, Job } from './protocol.ts';

/** A bot that takes longer than this is answered for (R39), in milliseconds. */
export const PATIENCE = 2000;
/** How long a worker may take to start: its code has to be loaded, its tables built, in milliseconds. */
const START_PATIENCE = 30_000;

/** What went otherwise than it should have. */
interface Mishap {
  readonly code: 'late' | 'died' | 'failed';
  readonly job: Job['type'];
  readonly detail: string;
}

/** Asks the worker, and copes with it being late or dead. */
export interface Thinker {
  /** The bot's decision; `undefined` when there is none in time: the caller checks or folds for it. */
  decide(job: Extract<Job, { type: 'decide' }>): Promise<Decision | undefined>;
  /** The readings; `undefined` when the worker could not give them. */
  read(job: Extract<Job, { type: 'read' }>): Promise<Answers['read'] | undefined>;
  /** How many jobs the worker has answered. */
  readonly answered: () => number;
  readonly mishaps: () => readonly Mishap[];
}

interface ThinkerNeeds {
  readonly startWorker: () => Worker;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly mishap: Mishap['code']; readonly detail: string };

/** A thinker whose worker starts at once and is started anew whenever it dies or does not answer. */
export function makeThinker({ startWorker, wait }: ThinkerNeeds): Thinker {
  const mishaps: Mishap[] = [];
  let answered = 0;
  let live = start();

  return {
    decide: (job) => ask(job, PATIENCE),
    read: (job) => ask(job, PATIENCE),
    answered: () => answered,
    mishaps: () => mishaps,
  };

  /** A job that finds its worker dead is asked of the next one, once. */
  async function ask<J extends Job>(job: J, patience: number): Promise<AnswerTo<J> | undefined> {
    for (const _attempt of ['first', 'again']) {
      const outcome = await attempt(job, patience);
      if ('answer' in outcome) {
        answered += 1;
        return outcome.answer;
      }
      mishaps.push({ code: outcome.mishap, job: job.type, detail: outcome.detail });
      if (outcome.mishap !== 'died') return undefined;
    }
    return undefined;
  }

  async function attempt<J extends Job>(job: J, patience: number): Promise<Outcome<AnswerTo<J>>> {
    const asked = live;
    const isUp = await Promise.race([asked.ready, asked.dead, wait(START_PATIENCE).then(() => 'late' as const)]);
    const outcome =
      isUp === 'ready'
        ? await Promise.race([asked.run(job), asked.dead.then(died), wait(patience).then(late)])
        : died();
    if ('mishap' in outcome && outcome.mishap !== 'failed' && live === asked) {
      asked.stop();
      live = start();
    }
    return outcome;
  }

  function start() {
    const worker = startWorker();
    const remote = wrap<(job: Job) => Answers[Job['type']]>(worker);
    const dead = new Promise<'dead'>((resolve) => {
      worker.addEventListener('error', () => resolve('dead'));
      worker.addEventListener('messageerror', () => resolve('dead'));
    });
    const run = <J extends Job>(job: J): Promise<Outcome<AnswerTo<J>>> =>
      remote(job).then(
        (answer) => ({ answer: answer as AnswerTo<J> }),
        (thrown: unknown) => ({ mishap: 'failed' as const, detail: String(thrown) }),
      );
    // answered once its code is loaded and its tables built, so that no bot is late for that
    const ready = run({ type: 'read', variant: 'omahaHiLo', holes: [], board: [] }).then(() => 'ready' as const);
    return { run, ready, dead, stop: () => worker.terminate() };
  }
}

const died = () => ({ mishap: 'died' as const, detail: 'the worker stopped' });
const late = () => ({ mishap: 'late' as const, detail: `no answer within ${PATIENCE} ms` });
