import { useMemo, type ReactNode } from 'react';
import { RouterLink } from '../../parts/RouterLink.tsx';
import { prose } from '../../rich-text/rich-text.css.ts';
import { parseRichText, type RichNode } from '../../rich-text/rich-text.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';

export interface RichTextViewProps extends ElementMarks {
  /** HTML, from `RichTextEditor` or from anywhere: only words, headings, lists, quotes and links of it are shown. */
  value: string;
}

/** A text with headings, lists and links, to read. Whatever is dangerous in its HTML is not shown. */
export function RichTextView({ value, ...marks }: RichTextViewProps): ReactNode {
  const nodes = useMemo(() => parseRichText(value), [value]);
  return (
    <div {...marks} className={prose}>
      {nodes.map(show)}
    </div>
  );
}

function show(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={index} />;
  const children = node.children.map(show);
  if (node.tag === 'a') {
    const isElsewhere = /^https?:/i.test(node.href ?? '');
    return (
      <RouterLink
        key={index}
        href={node.href ?? ''}
        {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
      >
        {children}
      </RouterLink>
    );
  }
  const Element = node.tag;
  return <Element key={index}>{children}</Element>;
}
