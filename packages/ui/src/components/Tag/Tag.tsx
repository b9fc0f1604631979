import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../foundation/cx.ts';
import { CloseGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { tagStrings } from './strings.ts';
import * as styles from './Tag.css.ts';

export interface TagProps extends ElementMarks {
  children: string;
  tone?: Tone;
  icon?: ReactNode;
  /** Goes over several lines where there is no room, as a phrase does; a word is cut. */
  isWrapping?: boolean;
  /** Adds a button that takes it away. */
  onRemove?: () => void;
}

/** A word that something is filed under. For where something is in a process, use `StatusTag`. */
export function Tag({ children, tone = 'neutral', icon, isWrapping = false, onRemove, ...marks }: TagProps): ReactNode {
  const strings = useStrings('tag', tagStrings);
  return (
    <span {...marks} className={cx(toneClass[tone], styles.root)}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={isWrapping ? undefined : styles.text}>{children}</span>
      {onRemove !== undefined && (
        <Button className={styles.remove} aria-label={strings.remove(children)} onPress={onRemove}>
          <CloseGlyph />
        </Button>
      )}
    </span>
  );
}
