/** Whether this page is without a connection, and when what it shows was seen. */
import { proxy } from 'valtio';
import { queryClient } from '../../api/query-client.ts';
import type { PageWord, WorkerWord } from './worker-word.ts';

export interface OfflineState {
  isOffline: boolean;
  /** ISO; absent where nothing of the page came from the worker. */
  seenAt: string | undefined;
}

export const offline = proxy<OfflineState>({ isOffline: false, seenAt: undefined });

const say = (word: PageWord): void => navigator.serviceWorker.controller?.postMessage(word);

/** Says that another page is shown: its answers may have been seen at another time. */
export function moved(): void {
  offline.seenAt = undefined;
  if ('serviceWorker' in navigator) say({ kind: 'karmik.moved' });
}

export function hear(word: WorkerWord): void {
  if (word.kind !== 'karmik.seen') return;
  if (word.at === null) {
    const was = offline.isOffline;
    if (!navigator.onLine) return;
    Object.assign(offline, { isOffline: false, seenAt: undefined });
    if (was) void queryClient.invalidateQueries();
  } else Object.assign(offline, { isOffline: true, seenAt: word.at ?? offline.seenAt });
}

const lookAgainMs = 5_000;

/**
 * Asks the server while it does not answer. A browser whose network never went away fires no `online` once the server is back; everything that
 * waits for that event gets it here.
 */
async function look(): Promise<void> {
  if (!offline.isOffline || !navigator.onLine) return;
  const { ok } = await fetch('/healthz', { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok && offline.isOffline) window.dispatchEvent(new Event('online'));
}

/** Follows the connection of the browser and the word of its worker. @returns what stops it */
export function follow(): () => void {
  // A read without a connection goes to the worker, which may have an answer.
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, networkMode: 'always' } });
  const lost = () => (offline.isOffline = true);
  const back = () => {
    Object.assign(offline, { isOffline: false, seenAt: undefined });
    void queryClient.invalidateQueries();
  };
  if (!navigator.onLine) lost();
  const looking = setInterval(() => void look(), lookAgainMs);
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const listen = ({ data }: MessageEvent<WorkerWord>) => hear(data);
  worker?.addEventListener('message', listen);
  worker?.startMessages();
  if (worker) {
    say({ kind: 'karmik.asks' });
    if (import.meta.env.PROD) void startWorker(worker);
  }
  return () => {
    clearInterval(looking);
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
    worker?.removeEventListener('message', listen);
  };
}

/** The first page of a browser came without the worker: it is given the files of that page, and reads its answers once more. */
async function startWorker(worker: ServiceWorkerContainer): Promise<void> {
  const isFirst = worker.controller === null;
  const controlled = new Promise<void>((resolve) => worker.addEventListener('controllerchange', () => resolve()));
  try {
    await worker.register('/push-worker.js', { updateViaCache: 'none' });
  } catch {
    // A browser that allows no worker works as before, with a connection.
    return;
  }
  if (!isFirst) return;
  await controlled;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  say({ kind: 'karmik.files', urls });
  const { refreshSession } = await import('../session.ts');
  await Promise.all([refreshSession(), queryClient.invalidateQueries()]).catch(() => {});
}
