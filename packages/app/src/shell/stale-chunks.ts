/** ERR-5: code and styles of a page that do not come, as after a release that replaced them, or on a line that hangs. */

const key = 'karmik.reloaded-for-chunk';
/** Two failures within this time are no new release but a broken one. */
const patience = 60_000;
/** Milliseconds that a chunk may take (ERR-5). */
export const chunkTimeout = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Whether an error says that a chunk of script or style did not come: by the names that bundlers give it, and the words of browsers. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')) return true;
  return /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}

/** Where someone is on the way to: what does not come is loaded there, and not where they came from. */
let destination: string | undefined;

/** Says where a navigation leads, before the code of its page is asked for. */
export function headFor(address: string): void {
  destination = address;
}

/** Loads the page again, which brings the new release; answers false when that was tried a moment ago. */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < patience) return false;
  sessionStorage.setItem(key, String(Date.now()));
  if (destination === undefined) window.location.reload();
  else window.location.assign(destination);
  return true;
}

/** Vite tells of every chunk that fails. One reload is tried; a second failure soon after is left to the error page. */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** The module of a page, in its time. While the page is reloaded for one that did not come, it stays as it is. */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A part of the page did not come in time.')), chunkTimeout);
  });
  try {
    // Where the failure was answered with a reload, the import gives nothing at all.
    return (await Promise.race<Module | undefined>([load(), late])) ?? (await untilReloaded());
  } catch (error) {
    if (isChunkFailure(error) && reloadOnce()) return await untilReloaded();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const untilReloaded = (): Promise<never> => new Promise(() => {});
