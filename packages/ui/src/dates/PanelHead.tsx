import type { ReactNode } from 'react';
import { IconButton } from '../components/IconButton/index.ts';
import { ChevronEndGlyph, ChevronStartGlyph } from '../glyphs/glyphs.tsx';
import * as styles from './calendar.css.ts';

interface PanelHeadProps {
  previousLabel: string;
  nextLabel: string;
  onTurn: (direction: 1 | -1) => void;
  children: ReactNode;
}

/** What is shown, between a way back and a way on. */
export function PanelHead({ previousLabel, nextLabel, onTurn, children }: PanelHeadProps): ReactNode {
  return (
    <div className={styles.header}>
      <IconButton
        size="sm"
        label={previousLabel}
        icon={
          <span className={styles.flip}>
            <ChevronStartGlyph />
          </span>
        }
        onPress={() => onTurn(-1)}
      />
      <div className={styles.headings}>{children}</div>
      <IconButton
        size="sm"
        label={nextLabel}
        icon={
          <span className={styles.flip}>
            <ChevronEndGlyph />
          </span>
        }
        onPress={() => onTurn(1)}
      />
    </div>
  );
}
