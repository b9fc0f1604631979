import { durationText } from '@karmik/model/kit/figures';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import type { DayExplanation } from '@karmik/model/attendance/day/explanation';
import { reasonText, type ReasonWords } from '@karmik/model/attendance/day/reason-text';
import { figureNames, type Reason } from '@karmik/model/attendance/day/reasons';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { formatTime } from '@karmik/model/kit/date-text';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './day.css.ts';

interface DayFiguresProps {
  readonly figures: DayExplanation['figures'];
  readonly reasons: DayExplanation['reasons'];
}

/** The figures of a day that are not zero, each with the rules behind it, and first what the attendance follows from. */
export function DayFigures({ figures, reasons }: DayFiguresProps): ReactNode {
  const say = useModelText();
  const { length } = useReasonWords();
  const because = (figure: Reason['figure']) => (reasons as readonly Reason[]).filter((each) => each.figure === figure);
  const standing = because('standing');
  const shown = figureNames.filter((name) => figures[name] > 0 || because(name).length > 0);
  return (
    <ul className={styles.figures}>
      {standing.length > 0 && (
        <li className={styles.figure}>
          <Text weight="medium">{say(attendanceDay.fields.standing.label)}</Text>
          <Reasons of={standing} />
        </li>
      )}
      {shown.map((name) => (
        <li key={name} className={styles.figure}>
          <Text weight="medium">{say(attendanceDay.fields[name].label)}</Text>
          <span className={styles.minutes}>{say(length(figures[name]))}</span>
          <Reasons of={because(name)} />
        </li>
      ))}
    </ul>
  );
}

function Reasons({ of }: { of: readonly Reason[] }): ReactNode {
  const say = useModelText();
  const words = useReasonWords();
  if (of.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {of.map((reason, index) => (
        <li key={index}>
          <Text size="sm" tone="muted">
            {say(reasonText(reason, words))}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Lengths and times in both languages, of which the reader sees theirs. */
function useReasonWords(): ReasonWords {
  const style = useDateStyle();
  const time = (at: number, language: 'en' | 'ne') => formatTime(new Date(at).toISOString(), { ...style, language });
  return {
    length: (minutes) => ({ en: durationText(minutes, 'en'), ne: durationText(minutes, 'ne') }),
    time: (at) => ({ en: time(at, 'en'), ne: time(at, 'ne') }),
  };
}
