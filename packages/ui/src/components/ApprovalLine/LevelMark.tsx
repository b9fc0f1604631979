import type { ReactNode } from 'react';
import { AlertGlyph, CheckGlyph, ClockGlyph, MinusGlyph, WarningGlyph } from '../../glyphs/glyphs.tsx';
import * as styles from './ApprovalLine.css.ts';
import { outcomeOf, type ApprovalLevel } from './approval-level.ts';

/** The drawing of a level's state; what has none yet shows its place. */
export function LevelMark({
  level,
  isLate,
  place,
}: {
  level: ApprovalLevel;
  isLate: boolean;
  place?: string;
}): ReactNode {
  if (level.state === 'skipped') return <MinusGlyph />;
  if (level.state === 'open') return isLate ? <WarningGlyph /> : <ClockGlyph />;
  if (level.state !== 'decided') return place;
  const outcome = outcomeOf(level);
  if (outcome === undefined) return <MinusGlyph />;
  return outcome === 'declined' ? <AlertGlyph /> : <CheckGlyph />;
}

/** How the mark of a level is outlined. */
export const markOf = ({ state }: ApprovalLevel): string | undefined =>
  state === 'open' ? styles.open : state === 'waiting' || state === 'planned' ? styles.ahead : undefined;
