import type { MultiReferenceField, NamedRef } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { OneLine, Tags } from './shown.tsx';

const namesOf = (value: readonly NamedRef[]) => value.map(({ name }) => name);

function NamedTags({ value }: { value: readonly NamedRef[] }): ReactNode {
  return <Tags names={namesOf(value)} />;
}

function NamedLine({ value }: { value: readonly NamedRef[] }): ReactNode {
  return <OneLine value={namesOf(value).join(', ')} />;
}

export const multiReference: Kind<MultiReferenceField> = {
  read: NamedTags,
  cell: NamedLine,
  edit: part(async () => (await import('./controls/picks.tsx')).MultiReferenceEdit),
  filter: part(async () => (await import('./controls/pick-filters.tsx')).HasReferenceFilter),
  blank: () => [],
  written: (value) => value.map(({ id }) => id),
};
