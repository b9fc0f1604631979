import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { CloseGlyph } from '../../glyphs/glyphs.tsx';
import { ToneGlyph } from '../../parts/tone-glyph.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { SnackbarMessage } from './snackbar-queue.ts';
import * as styles from './Snackbar.css.ts';
import { snackbarStrings } from './strings.ts';

export interface SnackbarProps extends Omit<SnackbarMessage, 'delay' | 'isPersistent'> {
  onDismiss: () => void;
}

/** One notice as it looks. Apps call `snackbar.show(…)`, which draws it in the `SnackbarRegion`. */
export function Snackbar({ text, title, tone = 'positive', action, onDismiss }: SnackbarProps): ReactNode {
  const strings = useStrings('snackbar', snackbarStrings);
  return (
    <div className={cx(toneClass[tone], styles.root)}>
      <span className={styles.mark}>
        <ToneGlyph tone={tone} />
      </span>
      <div className={styles.texts}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        <div>{text}</div>
      </div>
      <div className={styles.actions}>
        {action !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton size="sm" label={strings.dismiss} icon={<CloseGlyph />} onPress={onDismiss} />
      </div>
    </div>
  );
}
