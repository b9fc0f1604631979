import { useState, type ReactNode, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { cx } from '../../foundation/cx.ts';
import type { FieldSize } from '../../parts/field/field-sizes.ts';
import type { FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, hasText, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { useDigits } from '../../provider/use-digits.ts';
import type { NumberGrouping } from '../../provider/use-number-locale.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { input } from '../NumberField/NumberField.css.ts';
import { groupDigits, readMoney } from './money-text.ts';
import { moneyFieldStrings } from './strings.ts';

export interface MoneyFieldProps extends FieldTexts, FieldMarks {
  /** An exact decimal text such as `12500.00`, `null` for none. Money is never a float. */
  value?: string | null | undefined;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** Sign or code before the sum. */
  currency?: ReactNode;
  /** Digits after the point. */
  decimals?: number;
  grouping?: NumberGrouping;
  size?: FieldSize;
  /** Name of the decimal text in a form that is sent. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A sum of money, typed in either script and with or without separators; they are put in on leaving. */
export function MoneyField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  value: given,
  defaultValue,
  onChange,
  onBlur,
  currency,
  decimals = 2,
  grouping = 'lakh',
  size = 'md',
  isInvalid,
  name,
  ref,
  ...rest
}: MoneyFieldProps): ReactNode {
  const strings = useStrings('moneyField', moneyFieldStrings);
  const digits = useDigits();
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const [typed, setTyped] = useState<string>();
  const value = given === undefined ? own : given;
  const read = (text: string): string | undefined =>
    readMoney(text, decimals, typeof currency === 'string' ? currency : undefined);
  const isUnreadable = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  // What cannot be read is wrong, whatever the form says of the last sum that could.
  const error = isUnreadable && !hasText(errorMessage) ? strings.unreadable(decimals) : errorMessage;
  const isRefused = isUnreadable || isWrong(isInvalid, error);

  function handleChange(text: string): void {
    setTyped(text);
    const next = text.trim() === '' ? null : read(text);
    if (next === undefined || next === value) return;
    setOwn(next);
    onChange?.(next);
  }

  return (
    <AriaTextField
      {...rest}
      value={typed ?? (value === null ? '' : digits(groupDigits(value, grouping)))}
      onChange={handleChange}
      onBlur={() => {
        // What cannot be read stays, to be mended; the rest is written properly.
        if (!isUnreadable) setTyped(undefined);
        onBlur?.();
      }}
      isInvalid={isRefused}
      inputMode="decimal"
      autoComplete="off"
      className={field.root}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(field.box, field.size[size])}>
        {currency !== undefined && <span className={field.adornment}>{currency}</span>}
        <Input className={cx(field.input, input)} ref={ref} />
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      </div>
      <FieldNotes description={description} errorMessage={error} isInvalid={isRefused} />
    </AriaTextField>
  );
}
