import { TextField, type TextFieldProps } from '@karmik/ui/TextField';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

interface TypedFieldProps<T> extends Pick<
  TextFieldProps,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled' | 'prefix' | 'suffix' | 'placeholder'
> {
  value: T | null;
  onChange: (value: T | null) => void;
  onBlur?: () => void;
  /** What was typed as a value; `undefined` when it cannot be read. */
  read: (typed: string) => T | undefined;
  /** A value as it is written into the field. */
  write: (value: T) => string;
  /** Hands over what cannot be read, so that the rules say what is wrong with it. */
  onUnreadable?: (typed: string) => void;
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** Tells of a value only when the field is left or Enter is pressed. */
  isLate?: boolean;
}

/** A text that stands for something else, written properly once the field is left. */
export function TypedField<T>({
  value,
  onChange,
  onBlur,
  read,
  write,
  onUnreadable,
  isLate = false,
  ...rest
}: TypedFieldProps<T>): ReactNode {
  const [typed, setTyped] = useState<string>();

  const tell = (text: string): boolean => {
    const next = text.trim() === '' ? null : read(text);
    if (next === undefined) {
      onUnreadable?.(text);
      return false;
    }
    if (next !== value) onChange(next);
    return true;
  };

  const settle = () => {
    // What cannot be read stays, to be mended.
    if (typed !== undefined && tell(typed)) setTyped(undefined);
  };

  return (
    <TextField
      {...rest}
      value={typed ?? (value === null ? '' : write(value))}
      autoComplete="off"
      onChange={(text) => {
        setTyped(text);
        if (!isLate) tell(text);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
      }}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
    />
  );
}
