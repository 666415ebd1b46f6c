import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../scripts/browser.mjs';
import { must } from '../src/base/assert.ts';

// What the table does to the main thread (after `npm run build`; alone on the machine): hands against seven bots at normal pace.
// 1. Long tasks after load, and those of the same page left alone for as long: slow when there are more than then.
// 2. Time in scripts at a quarter of the speed, thinking and all, and with the bots' answers given from a record of the same
//    hands: slow when the first is more than 1.5 times the second.

const HANDS = Number(process.argv[2] ?? 20);
const PACE = process.argv[3] ?? 'normal';
const SLOW_RATIO = 1.5;

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = `${server.resolvedUrls?.local[0] ?? ''}?seed=7&pace=${PACE}#/table?seats=8&blinds=1/2&stack=200`;
const browser = await chromium.launch(launchOptions());

declare global {
  interface Window {
    longTasks: number[];
    /** What the worker was asked, in the order in which it was, and what came back. */
    answers: [asked: string, answer: unknown][];
  }
}

function noteLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map((entry) => Math.round(entry.duration)));
  }).observe({ type: 'longtask' });
}

/** Writes down what crosses between the page and its worker; a message's id is new each time and left aside. */
function recordAnswers(): void {
  const TheWorker = window.Worker;
  window.answers = [];
  window.Worker = class extends TheWorker {
    override postMessage(message: { id: string }): void {
      const asked = JSON.stringify({ ...message, id: '' });
      this.addEventListener('message', function listen({ data }) {
        if (data.id !== message.id) return;
        window.answers.push([asked, data]);
        (this as EventTarget).removeEventListener('message', listen as EventListener);
      });
      super.postMessage(message);
    }
  };
}

/** Puts a record in the worker's place. */
function answerFromRecord(record: Window['answers']): void {
  const answers = new Map(record);
  window.Worker = class extends EventTarget {
    postMessage(message: { id: string }): void {
      const answer = answers.get(JSON.stringify({ ...message, id: '' }));
      if (answer === undefined) throw new Error('asked for something that is not in the record');
      const data = { ...(answer as object), id: message.id };
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {}
  } as unknown as typeof Worker;
}

async function openPage(from: Browser): Promise<Page> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(noteLongTasks);
  return page;
}

/** Stays in to the end in every other hand, and folds the rest. */
async function play(page: Page): Promise<void> {
  const button = (name: RegExp) => page.getByRole('button', { name }).and(page.locator(':enabled')).first();
  const stay = button(/^(Check|Call)/);
  const over = button(/^(Next hand|Buy in)/);
  for (let hand = 0; hand < HANDS; ) {
    await stay.or(over).first().waitFor();
    if (await over.isVisible()) {
      hand += 1;
      await over.click();
    } else if (hand % 2 === 0 || !(await button(/^Fold/).isVisible())) await stay.click();
    else await button(/^Fold/).click();
  }
}

const longTasksOf = (page: Page): Promise<number[]> => page.evaluate(() => window.longTasks.splice(0));

/** Seconds in scripts while the hands are played at a quarter of the machine's speed. */
async function scriptTime(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return must(metrics.find(({ name }) => name === 'ScriptDuration')?.value, 'ScriptDuration');
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await read();
  await play(page);
  return (await read()) - before;
}

const table = await openPage(browser);
await table.goto(address);
await table.getByRole('button', { name: /^(Check|Call)/ }).waitFor();
await longTasksOf(table); // those of loading
const since = Date.now();
await play(table);
const played = await longTasksOf(table);
const duration = Date.now() - since;
await table.waitForTimeout(duration);
const idle = await longTasksOf(table);
await table.close();
console.log(
  JSON.stringify({ bench: 'longTasks', hands: HANDS, pace: PACE, seconds: Math.round(duration / 1000), played, idle }),
);

const live = await openPage(browser);
await live.addInitScript(recordAnswers);
await live.goto(address);
const thinking = await scriptTime(live);
const record = await live.evaluate(() => window.answers);
await live.close();

const given = await openPage(browser);
await given.addInitScript(answerFromRecord, record);
await given.goto(address);
const replaying = await scriptTime(given);
await browser.close();
await server.close();

const ratio = Math.round((thinking / replaying) * 100) / 100;
console.log(
  JSON.stringify({ bench: 'scripting', hands: HANDS, pace: PACE, thinking, replaying, ratio, slow: SLOW_RATIO }),
);
process.exit(played.length > idle.length || ratio > SLOW_RATIO ? 1 : 0);
