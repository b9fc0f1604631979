/** Which journeys a run plays: those of every day, and what the change touches. */

/** Begins the tag of a module. */
const tag = '@where-touched-';

/**
 * A journey through modules beyond what every run plays: `npm test` plays it where the change lies in one of them or in its own file,
 * `npm run nightly` always. A journey without it is played in every run.
 * @param modules folders of modules, as in `packages/server/src/modules`
 */
export const whereTouched = (...modules: readonly string[]): { tag: string[] } => ({
  tag: modules.map((module) => `${tag}${module}`),
});

/**
 * What Playwright leaves out by `--grep-invert`, which it compares with file, title and tags of each journey.
 * @param modules in which the change lies
 * @param files of the change
 */
export function leftOut(modules: readonly string[], files: readonly string[]): string {
  const own = files.flatMap((file) => /^e2e\/(journeys\/.*\.spec)\.ts$/.exec(file)?.[1] ?? []);
  const played = [...modules.map((module) => `${tag}${module}(?![\\w-])`), ...own];
  return `^(?=.*${tag})${played.length > 0 ? `(?!.*(${played.join('|')}))` : ''}`;
}
