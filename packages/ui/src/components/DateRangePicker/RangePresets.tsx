import type { CalendarDate } from '@internationalized/date';
import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { toIsoDate, type DateSystem } from '../../dates/date-system.ts';
import * as styles from '../../dates/field.css.ts';
import { rangePresets, type RangePresetName } from '../../dates/range-presets.ts';
import type { DateRange } from '../../dates/range.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';

interface RangePresetsProps {
  names: readonly RangePresetName[];
  system: DateSystem;
  first: CalendarDate;
  last: CalendarDate;
  onChoose: (range: DateRange) => void;
}

/** Quick choices; one that the limits cut into is cut, one that they leave nothing of is absent. */
export function RangePresets({ names, system, first, last, onChoose }: RangePresetsProps): ReactNode {
  const { strings } = useDates();
  const id = useId();
  const ranges = rangePresets(useToday(), system);
  const min = toIsoDate(first);
  const max = toIsoDate(last);
  return (
    <div role="group" aria-labelledby={id} className={styles.presets}>
      <span id={id} className={styles.presetsTitle}>
        {strings.presets}
      </span>
      {names
        .filter((name) => ranges[name].end >= min && ranges[name].start <= max)
        .map((name) => {
          const { start, end } = ranges[name];
          const range = { start: start < min ? min : start, end: end > max ? max : end };
          return (
            <Button key={name} className={styles.preset} onPress={() => onChoose(range)}>
              {strings[name]}
            </Button>
          );
        })}
    </div>
  );
}
