import { useState, type ReactNode } from 'react';
import { useDayTexts } from '../../dates/day-texts.ts';
import { toSystemDate } from '../../dates/date-system.ts';
import { monthHeading } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { isWholeRange, type DateRange } from '../../dates/range.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { ChevronEndGlyph, ChevronStartGlyph } from '../../glyphs/glyphs.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import type { CalendarSystem } from '../../provider/date-preference.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { DateRangePicker } from '../DateRangePicker/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import {
  periodPresetNames,
  periodPresets,
  presetOf,
  steppedRange,
  wholeOf,
  type PeriodPreset,
} from './period-presets.ts';
import * as styles from './PeriodControl.css.ts';
import { periodControlStrings } from './strings.ts';

export interface PeriodControlProps extends ElementMarks {
  /** Spoken name; "Period" when left out. */
  label?: string;
  /** AD ISO, both days included; `null` for all time. */
  value: DateRange | null;
  /** @param preset the id of the preset that was chosen by its name; absent for a step, and for other days */
  onChange: (value: DateRange, preset?: string) => void;
  /** Periods to choose by name, in order; today, weeks, months, quarters and fiscal years when left out. */
  presets?: readonly PeriodPreset[];
  /** The calendar to show and to step in; the reader's own when left out. */
  calendar?: CalendarSystem | undefined;
  /** AD ISO; today in the zone of the provider when left out. Built-in presets are reckoned from it. */
  today?: IsoDate;
  /** Whether the period before is compared. */
  isCompared?: boolean;
  /** Left out where there is nothing to compare. */
  onCompareChange?: (isCompared: boolean) => void;
}

const other = 'other';
const whole = 'whole';

/** The period of a report: by its name, by any days, a step back or forth, and compared with the period before. */
export function PeriodControl({
  label,
  value,
  onChange,
  presets,
  calendar,
  today,
  isCompared = false,
  onCompareChange,
  ...marks
}: PeriodControlProps): ReactNode {
  const strings = useStrings('periodControl', periodControlStrings);
  const { system } = useDates(calendar);
  const { span } = useDayTexts(calendar);
  const offered = usePresets(presets, calendar, today);
  const wholeName = useWholeName(calendar);
  const [isOther, setOther] = useState(false);
  const named = value === null ? undefined : presetOf(value, offered);
  const name = value === null ? undefined : wholeName(value);
  // A month or a fiscal year that no preset is stays in the list by its own name.
  const hasOwnName = named === undefined && name !== undefined;
  const selected = isOther ? other : (named?.id ?? (hasOwnName ? whole : other));
  const before = value === null ? undefined : steppedRange(value, -1, system);
  const after = value === null ? undefined : steppedRange(value, 1, system);
  return (
    <div {...marks} role="group" aria-label={label ?? strings.period} className={styles.root}>
      <div className={styles.line}>
        <IconButton
          label={strings.back}
          icon={
            <span className={styles.flip}>
              <ChevronStartGlyph />
            </span>
          }
          variant="outline"
          isDisabled={before === undefined}
          onPress={() => before && onChange(before)}
        />
        <div className={styles.choice}>
          <Select
            label={label ?? strings.period}
            isLabelHidden
            options={[
              ...offered.map(({ id, label: text }) => ({ id, label: text })),
              ...(hasOwnName ? [{ id: whole, label: name }] : []),
              { id: other, label: value === null ? strings.all : strings.other },
            ]}
            value={selected}
            onChange={(chosen) => {
              setOther(chosen === other);
              const preset = offered.find(({ id }) => id === chosen);
              if (preset) onChange({ start: preset.start, end: preset.end }, preset.id);
            }}
          />
        </div>
        <IconButton
          label={strings.forward}
          icon={
            <span className={styles.flip}>
              <ChevronEndGlyph />
            </span>
          }
          variant="outline"
          isDisabled={after === undefined}
          onPress={() => after && onChange(after)}
        />
      </div>
      {value !== null && selected !== other && (
        <span className={styles.days}>
          {[selected === whole ? undefined : name, span(value.start, value.end)].filter(Boolean).join(' · ')}
        </span>
      )}
      {selected === other && (
        <div className={styles.dates}>
          <DateRangePicker
            label={strings.dates}
            isLabelHidden
            calendar={calendar}
            presets={[]}
            value={value}
            onChange={(range) => isWholeRange(range) && onChange(range)}
          />
        </div>
      )}
      {onCompareChange && value !== null && (
        <div className={styles.comparison}>
          <Switch isSelected={isCompared} onChange={onCompareChange}>
            {strings.compare}
          </Switch>
          {isCompared && before !== undefined && (
            <span className={styles.days}>{strings.compared(span(before.start, before.end))}</span>
          )}
        </div>
      )}
    </div>
  );
}

/** The presets of the component, or the built-in ones from a day. */
function usePresets(
  presets: readonly PeriodPreset[] | undefined,
  calendar: CalendarSystem | undefined,
  today: IsoDate | undefined,
): readonly PeriodPreset[] {
  const own = useStrings('periodControl', periodControlStrings);
  const { system, strings } = useDates(calendar);
  const now = useToday();
  if (presets !== undefined) return presets;
  const ranges = periodPresets(today ?? now, system);
  const labels = { ...strings, ...own };
  return periodPresetNames.map((id) => ({ id, label: labels[id], ...ranges[id] }));
}

/** What a whole month or a fiscal year is called; undefined for other days. */
function useWholeName(calendar: CalendarSystem | undefined): (range: DateRange) => string | undefined {
  const { system, language } = useDates(calendar);
  const digits = useDigits();
  return (range) => {
    const found = wholeOf(range, system);
    if (found === undefined) return undefined;
    if (found.kind === 'fiscalYear') return digits(found.name);
    const date = toSystemDate(range.start, system);
    return date && monthHeading(date, system, language);
  };
}
