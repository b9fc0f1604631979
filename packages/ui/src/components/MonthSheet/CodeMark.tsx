import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { RouterLink } from '../../parts/RouterLink.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import * as styles from './MonthSheet.css.ts';
import type { SheetCode } from './sheet-types.ts';

interface CodeMarkProps {
  code: SheetCode;
  /** Where it leads, with its spoken name. */
  link?: { readonly href: string; readonly label: string; readonly tabIndex?: number } | undefined;
}

/** The letters of a code in its colour. */
export function CodeMark({ code: { short, tone = 'neutral' }, link }: CodeMarkProps): ReactNode {
  const className = cx(toneClass[tone], styles.code, tone === 'neutral' && styles.plain);
  if (link === undefined)
    return (
      <span aria-hidden="true" className={className}>
        {short}
      </span>
    );
  return (
    <RouterLink href={link.href} aria-label={link.label} tabIndex={link.tabIndex} className={className}>
      {short}
    </RouterLink>
  );
}
