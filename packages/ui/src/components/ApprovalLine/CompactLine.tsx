import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { toneOfLevel, type ApprovalLevel } from './approval-level.ts';
import * as styles from './ApprovalLine.css.ts';
import { LevelMark, markOf } from './LevelMark.tsx';
import { approvalLineStrings } from './strings.ts';
import { useLevelTexts } from './use-level-texts.ts';

interface CompactLineProps extends ElementMarks {
  label: string;
  levels: readonly ApprovalLevel[];
  now: number;
}

export function CompactLine({ label, levels, now, ...marks }: CompactLineProps): ReactNode {
  const strings = useStrings('approvalLine', approvalLineStrings);
  const textsOf = useLevelTexts(now);
  const asked = levels.filter(({ state }) => state !== 'skipped');
  const current =
    asked.find(({ state }) => state === 'open') ??
    asked.findLast(({ state }) => state === 'decided') ??
    asked[0] ??
    levels[0];
  const { late } = current === undefined ? {} : textsOf(current);
  const tone = current === undefined ? 'neutral' : toneOfLevel(current, late !== undefined);
  return (
    <div {...marks} role="group" aria-label={label} className={styles.compact}>
      <ol role="list" className={styles.dots}>
        {levels.map((level) => {
          const texts = textsOf(level);
          const isLate = texts.late !== undefined;
          return (
            <li key={level.id} className={cx(toneClass[toneOfLevel(level, isLate)], styles.dot, markOf(level))}>
              <LevelMark level={level} isLate={isLate} />
              <span className={visuallyHidden}>{[level.label, texts.state].filter(Boolean).join(': ')}</span>
            </li>
          );
        })}
      </ol>
      {current !== undefined && <span className={styles.summary}>{whoOf(current, strings)}</span>}
      {late !== undefined && <span className={cx(toneClass[tone], styles.late)}>{late}</span>}
    </div>
  );
}

/** Who is asked on a level, or who decided on it. */
function whoOf(level: ApprovalLevel, strings: typeof approvalLineStrings): string {
  const { label, people, decisions } = level;
  const last = decisions?.at(-1);
  if (level.state === 'decided')
    return `${last === undefined ? strings.closed : strings[last.outcome]}: ${last?.by?.name ?? label}`;
  const [first] = people;
  if (first === undefined) return `${label}: ${strings.nobody}`;
  return `${label}: ${first.name}${people.length > 1 ? ` ${strings.more(people.length - 1)}` : ''}`;
}
