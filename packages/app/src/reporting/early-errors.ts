/** Mistakes of scripts from before the page stands, kept until it is known whether anybody wants to hear of them (CFG-10). */
const kept: unknown[] = [];
const most = 1_000;

const keep = (event: Event): void => {
  if (kept.length < most) kept.push(event);
};
const kinds = ['error', 'unhandledrejection'];

export function keepEarlyErrors(): void {
  for (const kind of kinds) window.addEventListener(kind, keep);
}

/** What was kept; from now on nothing is. */
export function takeEarlyErrors(): unknown[] {
  for (const kind of kinds) window.removeEventListener(kind, keep);
  return kept.splice(0);
}
