import type { FieldSize } from '../parts/field/field-sizes.ts';
import type { FieldTexts } from '../parts/field/field-texts.tsx';
import type { CalendarSystem } from '../provider/date-preference.ts';
import type { IsoDate } from './iso.ts';
import type { DateLimits } from './limits.ts';

/** What fields of a date or a period share. */
export interface PeriodFieldProps extends FieldTexts, DateLimits {
  label: string;
  /** The calendar to show; the reader's own when left out. */
  calendar?: CalendarSystem | undefined;
  onBlur?: (() => void) | undefined;
  /**
   * Takes what was typed where it names no day or month (`bs:2082-13-01`), to be given back as `value`, so that a form refuses it. Left
   * out, the field says what is wrong and has no value.
   */
  onUnreadable?: ((typed: string) => void) | undefined;
  size?: FieldSize;
  /** Name of the value in a form that is sent: the AD ISO date; of a period its first and last day, `start/end`. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
}

/** What fields of one date share. */
export interface DateFieldCommonProps extends PeriodFieldProps {
  /** Why a day cannot be chosen, such as the name of a holiday; `undefined` when it can. */
  unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  /** Shows the date in the other calendar under the field. */
  isOtherShown?: boolean;
}
