import type { UrlField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { linked } from './shown.tsx';
import { wordsFilter } from './words.ts';

const shown = linked((address) => (/^https?:/i.test(address) ? address : undefined), { isOutside: true });

export const url: Kind<UrlField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/words.tsx')).UrlEdit),
  filter: wordsFilter,
  blank: () => null,
};
