import type { Ref } from 'react';
import type { FieldSize } from '../parts/field/field-sizes.ts';
import type { FieldTexts } from '../parts/field/field-texts.tsx';
import type { CalendarSystem } from '../provider/date-preference.ts';
import type { IsoDate } from './iso.ts';
import type { CalendarLayer } from './layers.ts';
import type { DateLimits } from './limits.ts';

/** What fields of a date or a period share. */
export interface PeriodFieldProps extends Omit<FieldTexts, 'errorMessage' | 'isInvalid'>, DateLimits {
  label: string;
  /** What is wrong and how to mend it. It marks the field as wrong, unless `isInvalid` is `false`. */
  errorMessage?: FieldTexts['errorMessage'];
  /** The calendar to show; the reader's own when left out. */
  calendar?: CalendarSystem | undefined;
  onBlur?: (() => void) | undefined;
  size?: FieldSize;
  /** Name of the value in a form that is sent: the AD ISO date; of a period its first and last day, `start/end`. */
  name?: string | undefined;
  /** The id of the form that the field belongs to, where it lies outside of it. */
  form?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Marks the field as wrong; `false` keeps `errorMessage` back. */
  isInvalid?: boolean | undefined;
  /** The input of the first part, so that `focus()` goes there. */
  ref?: Ref<HTMLInputElement>;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Of the group of parts. */
  id?: string | undefined;
  'data-testid'?: string | undefined;
  /** Spoken in place of `label`. */
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  /** Ids of further descriptions, read before the field's own. */
  'aria-describedby'?: string | undefined;
  'aria-details'?: string | undefined;
}

/** What fields with a calendar of days share. */
export interface CalendarFieldProps {
  /** Days that the calendar marks, such as public holidays. */
  layers?: readonly CalendarLayer[] | undefined;
}

/** What fields that keep typed dates share. */
export interface TypedDateProps {
  /**
   * Takes what was typed where it names no day or month (`bs:2082-13-01`), to be given back as `value`, so that a form refuses it. Left
   * out, `onChange` hears `''` instead.
   */
  onUnreadable?: ((typed: string) => void) | undefined;
}

/** What fields of one date share. */
export interface DateFieldCommonProps extends PeriodFieldProps, TypedDateProps {
  /** Why a day cannot be chosen, such as the name of a holiday; `undefined` when it can. */
  unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  /** Shows the date in the other calendar under the field. */
  isOtherShown?: boolean;
}
