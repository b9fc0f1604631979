import type { PhoneField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { linked } from './shown.tsx';
import { wordsFilter } from './words.ts';

const shown = linked((number) => `tel:${number.replaceAll(/[^+\d]/g, '')}`);

export const phone: Kind<PhoneField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/words.tsx')).PhoneEdit),
  filter: wordsFilter,
  blank: () => null,
};
