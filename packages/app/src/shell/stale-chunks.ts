const key = 'karmik.reloaded-for-chunk';
/** Two failures within this time are no new release but a broken one. */
const patience = 60_000;

/**
 * ERR-5: after a release, a page that was opened before it asks for files that are gone. Vite tells of that; one reload brings the
 * new release. A second failure soon after is left to the error page.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < patience) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
