/** Where the name of a person leads, or why it leads nowhere (CHIP-2, CHIP-3, CHIP-4, CHIP-6). */

/** In which view the reader works (AUD-7). */
export type ChipViewer = 'admin' | 'supervisor' | 'user';

export interface ChipSubject {
  readonly id: number;
  /** Left out where everyone who is shown is there. */
  readonly is_current?: boolean | undefined;
  /** Left out where everyone who is shown is of the reader's organisation. */
  readonly organization?: { readonly slug: string } | undefined;
}

export interface ChipReader {
  readonly viewer: ChipViewer;
  /** The organisation that one works in. */
  readonly slug: string;
  /** Whether people of other organisations are kept out of the directory. */
  readonly isDirectoryOwn: boolean;
}

/** The page of a person in each view, as the catalogue writes it; absent where this installation has none. */
export type ProfilePaths = Readonly<Record<ChipViewer, string | undefined>>;

export type ChipTarget =
  | { readonly kind: 'past' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'page'; readonly path: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'none' };

export function chipTarget(person: ChipSubject, reader: ChipReader, paths: ProfilePaths): ChipTarget {
  const { viewer, slug, isDirectoryOwn } = reader;
  if (person.is_current === false && viewer !== 'admin') return { kind: 'past' };
  const isElsewhere = person.organization !== undefined && person.organization.slug !== slug;
  if (person.is_current !== false && isElsewhere && viewer === 'user' && isDirectoryOwn) return { kind: 'elsewhere' };
  const path = paths[viewer];
  if (path === undefined) return { kind: 'none' };
  const id = String(person.id);
  return { kind: 'page', path, params: viewer === 'admin' ? { id, slug } : { id } };
}
