/** What the list renderer needs of a screen; every screen that lists records has it. */
import { isNumericField } from '@karmik/forms/FieldParts';
import type { Entity } from '@karmik/model/kit/entity';
import type { FieldKind } from '@karmik/model/kit/fields';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { preferences } from '../../preferences/preferences.ts';
import type { RecordPart, TrailOf } from '../kit/bodies.ts';
import type { AnyColumn, AnyRecord } from '../kit/screens.ts';
import { fieldOf } from '../records.ts';

export interface Listing {
  readonly entity: Entity;
  readonly path?: string;
  /** Whether the list of `path` sorts by every field, as an entity's own does. */
  readonly isSortedByFields?: boolean;
  /** What is asked of the server besides. */
  readonly query?: Readonly<Record<string, string>>;
  readonly columns: readonly AnyColumn[];
  /** The columns of its file; absent: all. */
  readonly exported?: readonly string[];
  readonly filters?: readonly string[];
  readonly sort?: string;
  readonly search?: Text | false;
  readonly empty?: Text;
  readonly RowActions?: RecordPart<AnyRecord>;
  readonly trail?: TrailOf;
}

const unsortable = new Set(['computed', 'lines', 'address', 'location', 'amount', 'multi_reference']);

export interface LaidColumn {
  readonly id: string;
  readonly header: Text;
  /** Absent for a column with a cell of its own. */
  readonly field: string | undefined;
  /** Shown as it is stored, whatever the language of the reader. */
  readonly isStored: boolean;
  readonly Cell: RecordPart<AnyRecord> | undefined;
  /** What an empty field says in the place of a dash. */
  readonly blank: Text | undefined;
  /** What the server calls the sort by it. */
  readonly sort: string | undefined;
  readonly minWidth: string | undefined;
  readonly width: string | undefined;
  /** Figures are at the end of their column. */
  readonly isNumeric: boolean;
  /** Never cut: a status that is reads as another. */
  readonly isWhole: boolean;
  /** A person is with what they do. */
  readonly hasTwoLines: boolean;
  readonly isHidden: boolean;
  readonly isHiddenOnCards: boolean;
}

/** The columns of a screen with what their fields say of them. */
export function columnsOf(listing: Listing): LaidColumn[] {
  const looks = listing.columns.map((column) => (typeof column === 'string' ? { field: column } : column));
  return looks.map((look: Exclude<AnyColumn, string>) => {
    const declared = 'field' in look ? look.field : undefined;
    const english = preferences.language === 'ne' ? englishOf(listing, looks, declared) : undefined;
    const name = english ?? declared;
    const field = name === undefined ? undefined : fieldOf(listing.entity, name);
    // The general endpoints sort by every field; what another list sorts by, its column says.
    const sorts = listing.path === undefined || listing.isSortedByFields;
    const own = sorts && field && !unsortable.has(field.kind) ? name : undefined;
    const { sort = own, minWidth, width, header, isHidden = false, isHiddenOnCards = false } = look;
    return {
      id: 'id' in look ? look.id : look.field,
      header: (english !== undefined && field ? inEnglish(field.label) : header) ?? field?.label ?? { en: '', ne: '' },
      field: name,
      isStored: english !== undefined,
      Cell: 'Cell' in look ? look.Cell : undefined,
      blank: 'blank' in look ? look.blank : undefined,
      sort: sort === false ? undefined : sort,
      minWidth: minWidth ?? (field && widths[field.kind === 'computed' ? field.displayAs : field.kind]),
      width,
      isNumeric: field !== undefined && isNumericField(field),
      isWhole: field !== undefined && (field.kind === 'status' || isNumericField(field)),
      hasTwoLines: field?.kind === 'user',
      isHidden,
      isHiddenOnCards,
    };
  });
}

/** The column beside the name in Nepali holds the same for readers of Nepali: to them it shows the name in English. */
function englishOf(
  { entity }: Listing,
  looks: readonly Exclude<AnyColumn, string>[],
  name: string | undefined,
): string | undefined {
  if (name === undefined) return undefined;
  for (const look of looks) {
    const field = 'field' in look ? entity.fields[look.field] : undefined;
    if (field?.kind === 'text' && field.in_nepali === name && 'field' in look) return look.field;
  }
  return undefined;
}

const inEnglish = ({ en, ne }: Text): Text => bilingual(en, `अङ्ग्रेजीमा ${ne}`);

/** Room that a kind of field needs to be read on one line. */
const widths: { readonly [kind in FieldKind]?: string } = {
  user: '12rem',
  text: '8rem',
  long_text: '14rem',
  email: '12rem',
  url: '12rem',
  file: '10rem',
  instant: '11rem',
  date: '8rem',
  reference: '9rem',
  multi_reference: '10rem',
  status: '8rem',
  choice: '8rem',
  boolean: '6rem',
  number: '7rem',
  money: '8rem',
  duration: '6.5rem',
  percent: '7rem',
};
