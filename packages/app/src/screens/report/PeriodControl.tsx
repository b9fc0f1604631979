import { relativePeriods, relativeSpan, type DaySpan, type RelativePeriod } from '@karmik/model/kit/period';
import { PeriodControl as Control } from '@karmik/ui/PeriodControl';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';

const presets = Object.keys(relativePeriods) as RelativePeriod[];

interface PeriodControlProps {
  /** The days in force; absent for all time. */
  readonly span: DaySpan | undefined;
  readonly onChange: (chosen: RelativePeriod | DaySpan) => void;
  readonly today: string;
  /** Absent where there is nothing to compare. */
  readonly isCompared?: boolean;
  readonly onCompare?: (isCompared: boolean) => void;
}

/** The period of a report, by the periods that reports have a name for. */
export function PeriodControl({ span, onChange, today, isCompared, onCompare }: PeriodControlProps): ReactNode {
  const say = useModelText();
  const calendar = useDateStyle().calendar === 'BS' ? 'bs' : 'ad';
  return (
    <Control
      value={span ? { start: span.from, end: span.to } : null}
      presets={presets.map((id) => {
        const { from, to } = relativeSpan(id, today, calendar);
        return { id, label: say(relativePeriods[id]), start: from, end: to };
      })}
      calendar={calendar}
      onChange={({ start, end }, chosen) =>
        onChange(presets.find((name) => name === chosen) ?? { from: start, to: end })
      }
      isCompared={isCompared ?? false}
      {...(onCompare && { onCompareChange: onCompare })}
    />
  );
}
