import { dayMonth } from '@karmik/model/kit/day-month';
import {
  addDaysTo,
  periodName,
  periodStart,
  periodEnd,
  periodText,
  relativePeriods,
  type Calendar,
  type DaySpan,
  type RelativePeriod,
} from '@karmik/model/kit/period';
import { bilingual } from '@karmik/model/kit/text';
import { DateRangePicker, isWholeRange } from '@karmik/ui/DateRangePicker';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@karmik/ui/icons';
import { Select } from '@karmik/ui/Select';
import { Switch } from '@karmik/ui/Switch';
import { useState, type ReactNode } from 'react';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { nameOfSpan, stepped } from './period.ts';
import * as styles from './period.css.ts';

const words = {
  period: bilingual('Period', 'अवधि'),
  other: bilingual('Other dates', 'अरू मिति'),
  all: bilingual('All time', 'सबै समय'),
  dates: bilingual('Dates', 'मिति'),
  back: bilingual('Previous period', 'अघिल्लो अवधि'),
  forward: bilingual('Next period', 'अर्को अवधि'),
  compare: bilingual('Compare with the period before', 'अघिल्लो अवधिसँग तुलना'),
};
const other = 'other';
const whole = 'whole';
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

/** The one control of time of all reports: a period by name, any days, a step back or forth, and the time before beside it. */
export function PeriodControl({ span, onChange, today, isCompared, onCompare }: PeriodControlProps): ReactNode {
  const say = useModelText();
  const style = useDateStyle();
  const { date } = useDates();
  const calendar = style.calendar === 'BS' ? 'bs' : 'ad';
  const [isOther, setOther] = useState(false);
  const named = span && nameOfSpan(span, calendar, today);
  // Another month or fiscal year than those with a relative name stands there by its own.
  const wholeName = span && named === undefined ? nameOfWhole(span, calendar) : undefined;
  const selected = isOther ? other : (named ?? (wholeName === undefined ? other : whole));
  const [before, after] = span ? [stepped(span, -1, calendar), stepped(span, 1, calendar)] : [];
  return (
    <fieldset aria-label={say(words.period)} className={styles.root}>
      <div className={styles.line}>
        <IconButton
          label={say(words.back)}
          icon={<Icon of={ChevronLeftIcon} size="sm" />}
          variant="outline"
          isDisabled={before === undefined}
          onPress={() => before && onChange(before)}
        />
        <div className={styles.choice}>
          <Select
            label={say(words.period)}
            isLabelHidden
            options={[
              ...presets.map((name) => ({ id: name, label: say(relativePeriods[name]) })),
              ...(wholeName === undefined ? [] : [{ id: whole, label: periodText(wholeName, style.language) }]),
              { id: other, label: span === undefined ? say(words.all) : say(words.other) },
            ]}
            value={selected}
            onChange={(chosen) => {
              const preset = presets.find((name) => name === chosen);
              setOther(chosen === other);
              if (preset) onChange(preset);
            }}
          />
        </div>
        <IconButton
          label={say(words.forward)}
          icon={<Icon of={ChevronRightIcon} size="sm" />}
          variant="outline"
          isDisabled={after === undefined}
          onPress={() => after && onChange(after)}
        />
        {span && selected !== other && (
          <span className={styles.days}>
            {spanText(
              span,
              selected === whole ? undefined : nameOfWhole(span, calendar),
              (day) => dayMonth(day, style),
              date,
              style.language,
            )}
          </span>
        )}
      </div>
      {selected === other && (
        <DateRangePicker
          label={say(words.dates)}
          isLabelHidden
          presets={[]}
          value={span ? { start: span.from, end: span.to } : null}
          onChange={(range) => isWholeRange(range) && onChange({ from: range.start, to: range.end })}
        />
      )}
      {onCompare && span && (
        <Switch isSelected={isCompared ?? false} onChange={onCompare}>
          {say(words.compare)}
        </Switch>
      )}
    </fieldset>
  );
}

/**
 * Days as people say them: one day, or from the first to the last, after the name of the period.
 * @param name of the period, such as `bs:2083-08`; undefined where there is none, or it stands next to it
 * @param short a day without its year
 */
function spanText(
  { from, to }: DaySpan,
  name: string | undefined,
  short: (day: string) => string,
  long: (day: string) => string,
  language: 'en' | 'ne',
): string {
  if (from === to) return long(from);
  const days =
    from.slice(0, 4) === addDaysTo(to, 0).slice(0, 4) ? `${short(from)} – ${long(to)}` : `${long(from)} – ${long(to)}`;
  return name === undefined ? days : `${periodText(name, language)} · ${days}`;
}

/** The name of a whole month or fiscal year; undefined for other days. */
function nameOfWhole({ from, to }: DaySpan, calendar: Calendar): string | undefined {
  const unit = (['month', 'fiscal_year'] as const).find(
    (each) => periodStart(from, each, calendar) === from && periodEnd(from, each, calendar) === to,
  );
  return unit && periodName(from, unit, calendar);
}
