/** The pages that somebody opened last in this browser, the newest first: addresses and nothing more. */
const most = 6;
const keyOf = (userId: number): string => `karmik.recent.${userId}`;

export function recentPages(userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path): path is string => typeof path === 'string').slice(0, most) : [];
  } catch {
    // What cannot be read is worth no error: the list begins anew.
    return [];
  }
}

export function rememberPage(userId: number, path: string): void {
  const kept = [path, ...recentPages(userId).filter((other) => other !== path)];
  localStorage.setItem(keyOf(userId), JSON.stringify(kept.slice(0, most)));
}
