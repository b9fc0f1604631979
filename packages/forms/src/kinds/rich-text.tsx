import type { RichTextField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { OneLine } from './shown.tsx';

/** The words of a rich text, without their form. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(/<\/(p|li|h\d|div)>|<br\s*\/?>/gi, ' $&'), 'text/html').body
    .textContent;

function WordsOnly({ value }: { value: string }): ReactNode {
  return <OneLine value={wordsOf(value)} />;
}

export const richText: Kind<RichTextField> = {
  read: part(async () => (await import('@karmik/ui/RichTextView')).RichTextView),
  cell: WordsOnly,
  edit: part(async () => (await import('./controls/rich.tsx')).RichEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).PresenceFilter),
  blank: () => null,
  isWide: true,
};
