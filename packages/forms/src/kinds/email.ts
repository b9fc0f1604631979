import type { EmailField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { linked } from './shown.tsx';
import { wordsFilter } from './words.ts';

const shown = linked((address) => `mailto:${address}`);

export const email: Kind<EmailField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/words.tsx')).EmailEdit),
  filter: wordsFilter,
  blank: () => null,
};
