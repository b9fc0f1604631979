import type { Address, AddressField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { OneLine } from './shown.tsx';

/** From the nearest to the farthest, as addresses are said. */
const linesOf = (value: Address): string[] =>
  [
    value.street,
    [value.municipality, value.ward].filter(Boolean).join('-'),
    [value.district, value.province].filter(Boolean).join(', '),
  ].filter(Boolean);

function AddressLines({ value }: { value: Address }): ReactNode {
  return linesOf(value).map((line) => <div key={line}>{line}</div>);
}

function AddressLine({ value }: { value: Address }): ReactNode {
  return <OneLine value={linesOf(value).join(', ')} />;
}

export const address: Kind<AddressField> = {
  read: AddressLines,
  cell: AddressLine,
  edit: part(async () => (await import('./controls/places.tsx')).AddressEdit),
  filter: undefined,
  blank: () => null,
  showsParts: true,
  isWide: true,
};
