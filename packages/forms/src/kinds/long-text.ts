import type { LongTextField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { Lines, OneLine } from './shown.tsx';
import { wordsFilter } from './words.ts';

export const longText: Kind<LongTextField> = {
  read: Lines,
  cell: OneLine,
  edit: part(async () => (await import('./controls/words.tsx')).LongTextEdit),
  filter: wordsFilter,
  blank: () => null,
  isWide: true,
};
