import type { PhoneField } from '@karmik/model/kit/fields';
import { shownPhone, storedPhone } from '@karmik/model/kit/phone';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { linked } from './shown.tsx';
import { wordsFilter } from './words.ts';

function dialled(text: string): string {
  const [number = '', extension] = storedPhone(text).split(' ext. ');
  return `tel:${number.replaceAll(/[^+\d]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}

const shown = linked(dialled, { textOf: shownPhone });

export const phone: Kind<PhoneField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/words.tsx')).PhoneEdit),
  filter: wordsFilter,
  blank: () => null,
};
