import type { ReactNode } from 'react';
import type { Location, NavigationType } from 'react-router';

/** Where the router says that one is. */
export interface Place {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** A page that was left and may be come back to. */
export interface KeptPage {
  /** Its address without the query: what a page is known by. */
  readonly pathname: string;
  /** Where it was drawn last. It hears of no other place, so that nothing of it is drawn while it is away. */
  readonly place: Place;
  readonly content: ReactNode;
}

/** Pages that are kept at once, with the one that is shown. A list of a hundred rows holds some two megabytes. */
export const mostKept = 5;

/** Milliseconds for which a page that was left is kept: less than what it shows is kept in the cache of answers. */
export const keptMs = 240_000;

/**
 * The pages to keep once one is at a page, the last one first.
 * @returns the same array when nothing changes
 */
export function arrive(kept: readonly KeptPage[], { pathname, place, content }: KeptPage): readonly KeptPage[] {
  const held = kept.find((page) => page.pathname === pathname);
  if (held === undefined) return [{ pathname, place, content }, ...kept].slice(0, mostKept);
  const isSame = isSameAddress(held.place.location, place.location);
  if (isSame && held === kept[0]) return kept;
  return [isSame ? held : { ...held, place }, ...kept.filter((page) => page !== held)];
}

const isSameAddress = (one: Location, other: Location): boolean =>
  one.search === other.search && one.hash === other.hash && one.state === other.state;
