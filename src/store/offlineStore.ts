import { createStore, type StoreApi } from 'zustand/vanilla';

interface OfflineState {
  /** Everything is kept by the browser: the app opens without a network (R63). */
  readonly ready: boolean;
  /** A new version is there, and I have not put it off. */
  readonly offered: boolean;
}

interface OfflineActions {
  /** Asks whether there is a new version; the browser itself asks whenever the page is opened. */
  check(): void;
  /** Reloads the page with the new version; the kept game goes on. */
  take(): void;
  /** Not now: it comes by itself once the app has been closed. */
  later(): void;
}

interface OfflineNeeds {
  /** `undefined` where there is none, as in development: then the app goes on without. */
  readonly serviceWorkers: ServiceWorkerContainer | undefined;
  /** Address of the service worker's script, from the page's. */
  readonly script: string;
  readonly reload: () => void;
  /** Nothing is fetched before: what the first screen needs goes first. */
  readonly after: Promise<unknown>;
}

export type OfflineStore = StoreApi<OfflineState & OfflineActions>;

/** Has the service worker keep the app for the time without a network, and offers new versions of it, which never come unasked. */
export function createOfflineStore({ serviceWorkers, script, reload, after }: OfflineNeeds): OfflineStore {
  let registration: ServiceWorkerRegistration | undefined;
  let taken = false;
  /** Whether another version than this page's may come to serve it: the first one ever is this page's own. */
  let served = Boolean(serviceWorkers?.controller);

  const store = createStore<OfflineState & OfflineActions>()(() => ({
    ready: false,
    offered: false,
    check: () => void registration?.update().catch(() => undefined),
    take,
    later: () => store.setState({ offered: false }),
  }));

  // refused in some private windows: nothing is lost but offline play
  if (serviceWorkers)
    void after
      .then(() => serviceWorkers.register(script))
      .then(follow)
      .catch(() => undefined);
  serviceWorkers?.addEventListener('controllerchange', () => {
    if (taken) reload();
    else if (served) store.setState({ offered: true }); // taken in another window
    served = true;
  });
  return store;

  function follow(found: ServiceWorkerRegistration): void {
    registration = found;
    store.setState({ ready: found.active !== null, offered: isWaiting(found) });
    if (found.installing) followWorker(found, found.installing);
    found.addEventListener('updatefound', () => {
      if (found.installing) followWorker(found, found.installing);
    });
  }

  function followWorker(found: ServiceWorkerRegistration, worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isWaiting(found)) store.setState({ offered: true });
      if (worker.state === 'activated') store.setState({ ready: true });
    });
  }

  function take(): void {
    taken = true;
    if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else reload();
  }
}

/** The first version ever does not wait for another one. */
const isWaiting = ({ waiting, active }: ServiceWorkerRegistration): boolean => waiting !== null && active !== null;
