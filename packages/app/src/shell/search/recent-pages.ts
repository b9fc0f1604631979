/** The pages that someone opened last in this browser, the newest first: addresses and nothing more. */
const most = 6;
const keyOf = (userId: number): string => `karmik.recent.${userId}`;
/** What was opened since it was last written, by person. */
const opened = new Map<number, readonly string[]>();

export const recentPages = (userId: number): string[] =>
  [...new Set([...(opened.get(userId) ?? []), ...writtenPages(userId)])].slice(0, most);

export function rememberPage(userId: number, path: string): void {
  opened.set(userId, [path, ...(opened.get(userId) ?? []).filter((other) => other !== path)].slice(0, most));
}

/** Writes what was opened. Not at each page, because writing makes the page wait. */
export function writeRecentPages(): void {
  for (const userId of opened.keys()) localStorage.setItem(keyOf(userId), JSON.stringify(recentPages(userId)));
  opened.clear();
}

function writtenPages(userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path): path is string => typeof path === 'string') : [];
  } catch {
    // What cannot be read is worth no error: the list begins again.
    return [];
  }
}
