import type { TextField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { OneLine, plain } from './shown.tsx';
import { wordsFilter } from './words.ts';

export const text: Kind<TextField> = {
  read: plain(),
  cell: OneLine,
  edit: part(async () => (await import('./controls/words.tsx')).TextEdit),
  filter: wordsFilter,
  blank: () => null,
};
