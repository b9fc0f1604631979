import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { CloseGlyph } from '../../glyphs/glyphs.tsx';
import { ToneGlyph } from '../../parts/tone-glyph.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Banner.css.ts';
import { bannerStrings } from './strings.ts';

export interface BannerProps extends ElementMarks {
  children?: ReactNode;
  title?: ReactNode;
  tone?: Tone;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** Makes it possible to put it away. */
  onDismiss?: () => void;
}

/** A message that stays in the page, beside what it is about. A critical one is spoken at once. */
export function Banner({ children, title, tone = 'info', actions, onDismiss, ...marks }: BannerProps): ReactNode {
  const strings = useStrings('banner', bannerStrings);
  return (
    <div {...marks} role={tone === 'critical' ? 'alert' : 'status'} className={cx(toneClass[tone], styles.root)}>
      <span className={styles.mark}>
        <ToneGlyph tone={tone} />
      </span>
      <div className={styles.texts}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton size="sm" label={strings.dismiss} icon={<CloseGlyph />} onPress={onDismiss} />
      )}
    </div>
  );
}
