/** What a sweep over everything looks at in `npm test`, and what it leaves to `npm run nightly`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** Commits of so many hours before the last one are one change, where nothing says what others have. */
const hoursOfChange = 4;

/**
 * The commit before the change: where it left what others have, else the newest of more than four hours before the last; undefined without a
 * history.
 */
export function baseOfChange(): string | undefined {
  const shared = git('merge-base', 'HEAD', '@{upstream}');
  if (shared !== undefined && shared !== git('rev-parse', 'HEAD')) return shared;
  const last = Number(git('log', '-1', '--format=%ct'));
  const before = git('rev-list', '-1', `--before=${last - hoursOfChange * 3_600}`, 'HEAD');
  return before || git('rev-parse', 'HEAD~1');
}

/** Files of the change; undefined where it cannot be told, or where a sweep is to be whole. */
function touchedFiles(): readonly string[] | undefined {
  if (process.env['KARMIK_SWEEP'] === 'all') return undefined;
  const base = baseOfChange();
  return base === undefined ? undefined : git('diff', '--name-only', base)?.split('\n');
}

const files = touchedFiles();

/** Files of the change; undefined where it cannot be told, or where a sweep is to be whole. */
export const filesOfChange: readonly string[] | undefined = files;
/** Folders of modules in which the change lies. */
const folders = files && [
  ...new Set(files.flatMap((file) => /^packages\/\w+\/src\/(?:modules\/)?([\w-]+)\//.exec(file)?.[1] ?? [])),
];
/** A change of more folders, as of several lines of work that meet, has touched nearly all: then a larger share of all is looked at. */
const mostTouched = 6;
const isBroad = folders !== undefined && folders.length > mostTouched;
const touched = isBroad ? [] : folders;

/** Modules in which the change lies, none where it touches nearly all; undefined where all are to be looked at. */
export const touchedModules: readonly string[] | undefined = touched;
/** What all modules are built on; a change there shows in each of them alike. */
const isShared =
  files?.some((file) =>
    /^packages\/(model\/src\/(kit|approval)|server\/src\/(access|approval|db|entity|http)|app\/src\/(routing|screens|shell)|ui\/src)\//.test(
      file,
    ),
  ) ?? true;
/** One of so many is looked at where the change does not lie. */
const shareOf = isBroad || isShared ? 8 : 16;
/** The same share each time. */
const isOfShare = (name: string): boolean => (createHash('sha256').update(name).digest()[0] ?? 0) % shareOf === 0;

/** Whether the change lies in this module. All are where the change cannot be told, or where a sweep is to be whole. */
export const isTouched = (module: string): boolean =>
  !touched || touched.some((each) => module === each || module.startsWith(`${each}-`));

/**
 * Whether a sweep looks at one of many alike: all of a module that the change has touched, and of the others the same share each time, which
 * is a quarter where the change lies in what they share, else an eighth.
 * @param name what tells it from the others, such as a path and who opens it
 */
export const isSwept = (module: string, name: string): boolean => isTouched(module) || isOfShare(name);

/**
 * Whether the change lies in one of these places: for tests of a mechanism that nothing else can break, and that take long. All are where the
 * change cannot be told, or where a sweep is to be whole.
 * @param places paths from the root of the project
 */
export const liesIn = (places: RegExp): boolean => files?.some((file) => places.test(file)) ?? true;

/** How often a sweep does what it does at random: a few times, and as many as asked for where it is whole. */
export const timesSwept = (whole: number, few = Math.ceil(whole / 5)): number => (files ? few : whole);

/** Whether a sweep looks at a component: all where the change lies in what they share, else those that it has touched and a share. */
export function isComponentSwept(name: string): boolean {
  const ofUi = files?.filter((file) => /^(\.storybook|packages\/ui\/(src|test\/surface))\//.test(file));
  const home = 'packages/ui/src/components/';
  if (!ofUi || ofUi.some((file) => !file.startsWith(home))) return true;
  return ofUi.some((file) => file.startsWith(`${home}${name}/`)) || isOfShare(name);
}
