import { expose } from 'comlink';
import { expect, test } from 'vitest';
import { cardAt } from '../cards/card.ts';
import type { Job } from './protocol.ts';
import { makeThinker, PATIENCE } from './thinker.ts';

type Doing = (job: Job) => unknown;

const READ: Extract<Job, { type: 'read' }> = {
  type: 'read',
  variant: 'omahaHiLo',
  holes: [[cardAt(0), cardAt(1), cardAt(2), cardAt(3)]],
  board: [],
};

/** Workers made of message channels, each doing the next thing; `kill` makes the last one die. */
function workers(doings: readonly Doing[]) {
  const started: { kill: () => void; terminated: boolean }[] = [];
  const startWorker = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    const events = new EventTarget();
    const state = { kill: () => events.dispatchEvent(new Event('error')), terminated: false };
    const doing = doings[started.length] ?? (() => []);
    started.push(state);
    expose((job: Job) => (job.type === 'read' && job.holes.length === 0 ? [] : doing(job)), port2);
    const worker: Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'> = {
      postMessage: port1.postMessage.bind(port1),
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (type === 'error' ? events : port1).addEventListener(type, listener),
      removeEventListener: port1.removeEventListener.bind(port1),
      terminate() {
        state.terminated = true;
        port1.close();
      },
    };
    port1.start();
    return worker as Worker;
  };
  return { startWorker, started };
}

/** A clock that stands still but for waits of the given length, which end at once. */
const clockWith = (over: number) => (ms: number) => (ms === over ? Promise.resolve() : new Promise<void>(() => {}));
const stillClock = clockWith(-1);

test('the worker answers', async () => {
  const { startWorker } = workers([(job) => [job.type]]);
  const thinker = makeThinker({ startWorker, wait: stillClock });
  expect(await thinker.read(READ)).toEqual(['read']);
  expect([thinker.answered(), thinker.mishaps()]).toEqual([1, []]);
});

test('a worker that fails at a job lives on, and the failure is told', async () => {
  let calls = 0;
  const { startWorker, started } = workers([
    () => {
      calls += 1;
      if (calls === 1) throw new Error('bad view');
      return ['fine'];
    },
  ]);
  const thinker = makeThinker({ startWorker, wait: stillClock });
  expect(await thinker.read(READ)).toBeUndefined();
  expect(thinker.mishaps()).toEqual([{ code: 'failed', job: 'read', detail: expect.stringContaining('bad view') }]);
  expect(await thinker.read(READ)).toEqual(['fine']);
  expect(started).toHaveLength(1);
});

test('a dead worker is started anew and the job repeated', async () => {
  const { startWorker, started } = workers([() => new Promise(() => {}), () => ['second worker']]);
  const thinker = makeThinker({ startWorker, wait: stillClock });
  const answer = thinker.read(READ);
  await new Promise((resolve) => setTimeout(resolve, 20));
  started[0]?.kill();
  expect(await answer).toEqual(['second worker']);
  expect(started.map((worker) => worker.terminated)).toEqual([true, false]);
  expect(thinker.mishaps().map((mishap) => mishap.code)).toEqual(['died']);
});

test('R39: a late worker is answered for and replaced', async () => {
  const { startWorker, started } = workers([() => new Promise(() => {}), () => ['in time']]);
  const thinker = makeThinker({ startWorker, wait: clockWith(PATIENCE) });
  expect(await thinker.read(READ)).toBeUndefined();
  expect(thinker.mishaps().map((mishap) => mishap.code)).toEqual(['late']);
  expect(started.map((worker) => worker.terminated)).toEqual([true, false]);
});
