import { expect, test } from 'vitest';
import { createOfflineStore } from './offlineStore.ts';

type State = ServiceWorker['state'];

/** A browser's service workers, as far as the store sees them. */
function fakeBrowser(workers: { active?: boolean; waiting?: boolean; refuses?: boolean } = {}) {
  const posted: unknown[] = [];
  const fakeWorker = (state: State) =>
    Object.assign(new EventTarget(), { state, postMessage: (message: unknown) => posted.push(message) });
  const registration = Object.assign(new EventTarget(), {
    active: workers.active ? fakeWorker('activated') : null,
    waiting: workers.waiting ? fakeWorker('installed') : null,
    installing: null as ReturnType<typeof fakeWorker> | null,
    update: () => Promise.reject(new Error('no network')),
  });
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: () => (workers.refuses ? Promise.reject(new Error('not allowed')) : Promise.resolve(registration)),
  });
  let reloads = 0;
  const store = createOfflineStore({
    serviceWorkers: container as unknown as ServiceWorkerContainer,
    script: './sw.js',
    after: Promise.resolve(),
    reload: () => {
      reloads += 1;
    },
  });
  return {
    store,
    posted,
    reloads: () => reloads,
    registered: () => new Promise((resolve) => setTimeout(resolve)),
    /** A version is fetched; each call of what is given back is its next state. */
    fetchVersion() {
      const worker = fakeWorker('installing');
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return (state: State) => {
        worker.state = state;
        registration.installing = null;
        registration.waiting = state === 'installed' ? worker : null;
        if (state === 'activated') registration.active = worker;
        worker.dispatchEvent(new Event('statechange'));
      };
    },
    changeController: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

const seen = ({ store }: ReturnType<typeof fakeBrowser>) => {
  const { ready, offered } = store.getState();
  return { ready, offered };
};

test('R63: the app is ready offline once its first version is kept, and that one is not offered', async () => {
  const browser = fakeBrowser();
  await browser.registered();
  const next = browser.fetchVersion();
  expect(seen(browser)).toEqual({ ready: false, offered: false });
  next('installed');
  next('activated');
  browser.changeController();
  expect(seen(browser)).toEqual({ ready: true, offered: false });
});

test('a new version is offered, waits while it is put off, and comes with a reload once it is taken', async () => {
  const browser = fakeBrowser({ active: true });
  await browser.registered();
  browser.fetchVersion()('installed');
  expect(seen(browser)).toEqual({ ready: true, offered: true });
  browser.store.getState().later();
  expect(seen(browser)).toEqual({ ready: true, offered: false });
  expect([browser.posted, browser.reloads()]).toEqual([[], 0]);
  browser.store.getState().take();
  expect([browser.posted, browser.reloads()]).toEqual([[{ type: 'SKIP_WAITING' }], 0]);
  browser.changeController();
  expect(browser.reloads()).toBe(1);
});

test('a version that was waiting when the page was opened is offered', async () => {
  const browser = fakeBrowser({ active: true, waiting: true });
  await browser.registered();
  expect(seen(browser)).toEqual({ ready: true, offered: true });
});

test('a version taken in another window is offered in this one, never forced', async () => {
  const browser = fakeBrowser({ active: true });
  await browser.registered();
  browser.changeController();
  expect([seen(browser), browser.reloads()]).toEqual([{ ready: true, offered: true }, 0]);
  browser.store.getState().take();
  expect(browser.reloads()).toBe(1);
});

test('where service workers are refused or missing, nothing is said and nothing fails', async () => {
  const refused = fakeBrowser({ refuses: true });
  await refused.registered();
  refused.store.getState().check();
  expect(seen(refused)).toEqual({ ready: false, offered: false });
  const missing = createOfflineStore({
    serviceWorkers: undefined,
    script: './sw.js',
    after: Promise.resolve(),
    reload: () => undefined,
  });
  missing.getState().check();
  expect(missing.getState().ready).toBe(false);
});

test('asking for a new version without a network fails silently', async () => {
  const browser = fakeBrowser({ active: true });
  await browser.registered();
  browser.store.getState().check();
  await browser.registered();
  expect(seen(browser)).toEqual({ ready: true, offered: false });
});
