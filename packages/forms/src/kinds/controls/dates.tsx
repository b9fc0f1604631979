import type { DateField, FiscalYearField, InstantField, MonthField } from '@karmik/model/kit/fields';
import { isTypedDate } from '@karmik/model/kit/rules';
import { toInstant } from '@karmik/model/kit/wall-clock';
import { toWall } from '@karmik/model/kit/zone';
import { Button } from '@karmik/ui/Button';
import { DatePicker } from '@karmik/ui/DatePicker';
import { DateTimePicker } from '@karmik/ui/DateTimePicker';
import { FiscalYearPicker } from '@karmik/ui/FiscalYearPicker';
import { MonthPicker } from '@karmik/ui/MonthPicker';
import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import type { EditProps } from '../kind.ts';
import { phrases } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import { common } from './common.ts';
import { monthNameOf, monthOfName } from './month-name.ts';
import { quickDayNames, quickDaysOf } from './quick-days.ts';

export function DateEdit(props: EditProps<DateField>): ReactNode {
  if (!props.field.hasQuickDays) return <DayEdit {...props} />;
  return (
    <>
      <DayEdit {...props} />
      <QuickDays {...props} />
    </>
  );
}

/** The days that are chosen most, each by one press. */
function QuickDays({ field, label, onChange, isDisabled }: EditProps<DateField>): ReactNode {
  const { say, clock } = useForms();
  const { today } = clock();
  return (
    <div role="group" aria-label={say(phrases.quickDays(label))} className={styles.quickDays}>
      {quickDaysOf(today).map(({ name, day }) =>
        field.format === 'past' && day > today ? null : (
          <Button key={name} size="sm" variant="ghost" isDisabled={isDisabled} onPress={() => onChange(day)}>
            {say(quickDayNames[name])}
          </Button>
        ),
      )}
    </div>
  );
}

function DayEdit(props: EditProps<DateField>): ReactNode {
  const { format } = props.field;
  const { clock } = useForms();
  return (
    <DatePicker
      {...common(props)}
      value={props.value ?? null}
      onChange={props.onChange}
      // What names no day is kept as it was typed, and the rule of the field says what is wrong with it.
      onUnreadable={props.onChange}
      {...(format === 'birth_date' || format === 'past' ? { maxValue: clock().today } : {})}
      {...(format === 'not_past' ? { minValue: clock().today } : {})}
    />
  );
}

export function InstantEdit(props: EditProps<InstantField>): ReactNode {
  const { timeZone } = useForms();
  const { value } = props;
  return (
    <DateTimePicker
      {...common(props)}
      value={value ? wallOf(value, timeZone) : null}
      onChange={(wall) => props.onChange(wall ? toInstant(wall, timeZone) : null)}
      onUnreadable={props.onChange}
    />
  );
}

/** An instant on the wall; what was typed and is none stays as it is. */
const wallOf = (value: string, timeZone: string): string | null =>
  isTypedDate(value) ? value : toWall(value, timeZone);

export function MonthEdit(props: EditProps<MonthField>): ReactNode {
  return (
    <MonthPicker
      {...common(props)}
      calendar={props.field.calendar}
      value={monthNameOf(props.value ?? undefined)}
      onChange={(month) => props.onChange(month && monthOfName(month))}
      onUnreadable={props.onChange}
    />
  );
}

export function FiscalYearEdit(props: EditProps<FiscalYearField>): ReactNode {
  const { value } = props;
  return (
    <FiscalYearPicker
      {...common(props)}
      value={value ? { fiscalYear: value } : null}
      onChange={(year) => props.onChange(year?.fiscalYear ?? null)}
    />
  );
}
