import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { ArrowDownGlyph, ArrowUpGlyph } from '../../glyphs/glyphs.tsx';
import { RouterLink } from '../../parts/RouterLink.tsx';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Stat.css.ts';

export interface StatProps extends ElementMarks {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  /** Colour of the icon. */
  tone?: Tone;
  /** How it moved. The direction is the arrow's, the tone says whether that is good. */
  change?: { readonly text: string; readonly direction: 'up' | 'down' | 'none'; readonly tone?: Tone };
  /** What it is compared with or made of. */
  note?: ReactNode;
  /** Where the number comes from; the whole card is then a link. */
  href?: string;
}

const charactersName = styles.characters.slice('var('.length, -1);

/** One number that matters, with its name. */
export function Stat({ label, value, icon, tone = 'accent', change, note, href, ...marks }: StatProps): ReactNode {
  const content = (
    <>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        {icon !== undefined && <span className={cx(toneClass[tone], styles.icon)}>{icon}</span>}
      </span>
      <span className={styles.room}>
        <span
          className={styles.value}
          {...(typeof value === 'string' ? { style: { [charactersName]: Math.max(value.length, 11) } } : {})}
        >
          {value}
        </span>
      </span>
      {(change !== undefined || note !== undefined) && (
        <span className={styles.note}>
          {change !== undefined && (
            <span className={cx(toneClass[change.tone ?? 'neutral'], styles.change)}>
              {change.direction === 'up' && <ArrowUpGlyph />}
              {change.direction === 'down' && <ArrowDownGlyph />}
              {change.text}
            </span>
          )}
          {note}
        </span>
      )}
    </>
  );
  if (href === undefined)
    return (
      <div {...marks} className={styles.root}>
        {content}
      </div>
    );
  return (
    <RouterLink {...marks} href={href} className={styles.root}>
      {content}
    </RouterLink>
  );
}
