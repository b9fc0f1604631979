/** Finding a page by its name: which pages there are for someone, and which of them a text means (TOP-2). */
import { fillPath } from '@karmik/model/kit/links';
import { otherWordsOf } from './other-words.ts';
import { isWhole, titleOf, type ModuleTable, type Route } from '../../routing/route.ts';

export interface FoundPage {
  readonly route: Route;
  readonly module: ModuleTable;
  readonly href: string;
}

/** Pages that need to know no more than the organisation to be opened, in the order of the catalogue. */
export const pagesOf = (
  tables: readonly ModuleTable[],
  mayOpen: (route: Route) => boolean,
  slug: string | undefined,
): FoundPage[] =>
  tables.flatMap((module) =>
    module.routes.flatMap((route) => {
      const isInView = slug !== undefined || !route.path.includes('/:slug');
      const isPage = route.kind !== 'redirect' && !route.isBare && !route.isUnlisted && isWhole(route.path);
      return isPage && isInView && mayOpen(route) ? [{ route, module, href: fillPath(route.path, { slug }) }] : [];
    }),
  );

/** The words of a name that is written as one: `/user/pre-approval` → `user pre approval`, `PreApproval` → `Pre Approval`. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

const wordsOf = ({ route, module }: FoundPage): string => {
  const { title, path } = route;
  const end = path.slice(path.indexOf('/', 1));
  const of = titleOf(module);
  return [title.en, title.ne, of.en, of.ne, end, otherWordsOf(path)].map(spaced).join(' ').toLowerCase();
};

const wordsIn = (text: string): string[] => spaced(text).toLowerCase().trim().split(' ');

/** Things whose words hold every word of the text, as `matching` does for pages. */
export const matchingWords = <T>(all: readonly T[], text: string, wordsFor: (one: T) => string): T[] =>
  all.filter((one) => wordsIn(text).every((word) => spaced(wordsFor(one)).toLowerCase().includes(word)));

/**
 * Pages whose title, module, address or other words, in either language, have every word of the text, large and small letters alike. What
 * begins with the text is first, then pages in whose title each word begins one, then those in which it begins any word.
 */
export function matching(pages: readonly FoundPage[], text: string): FoundPage[] {
  const wanted = wordsIn(text);
  const begins = ({ route: { title } }: FoundPage) =>
    [title.en, title.ne].some((each) => spaced(each).toLowerCase().startsWith(wanted.join(' ')));
  const starts = (words: string) => wanted.every((word) => ` ${words}`.includes(` ${word}`));
  const rank = (page: FoundPage): number => {
    const { title } = page.route;
    if (begins(page)) return 0;
    if (starts(spaced(`${title.en} ${title.ne}`).toLowerCase())) return 1;
    return starts(wordsOf(page)) ? 2 : 3;
  };
  return pages
    .filter((page) => wanted.every((word) => wordsOf(page).includes(word)))
    .map((page) => ({ page, rank: rank(page) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}
