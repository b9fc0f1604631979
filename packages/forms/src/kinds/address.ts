import type { AddressField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

export const address: Kind<AddressField> = {
  read: part(async () => (await import('./controls/address-lines.tsx')).AddressLines),
  cell: part(async () => (await import('./controls/address-lines.tsx')).AddressLine),
  edit: part(async () => (await import('./controls/address-edit.tsx')).AddressEdit),
  filter: undefined,
  blank: () => null,
  showsParts: true,
  isWide: true,
};
