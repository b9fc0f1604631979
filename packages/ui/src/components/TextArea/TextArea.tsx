import { useState, type ReactNode, type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import type { FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { textAreaStrings } from './strings.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends
    Omit<
      AriaTextFieldProps,
      | 'className'
      | 'style'
      | 'render'
      | 'children'
      | 'type'
      | 'validate'
      | 'validationBehavior'
      | keyof FieldTexts
      | keyof FieldMarks
    >,
    FieldTexts,
    FieldMarks {
  placeholder?: string;
  /** Lines shown when it is empty; it grows with the text. */
  rows?: number;
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

// The last fifth is spoken as it shrinks; before that a count would only be noise.
const NEAR = 0.8;

/** Several lines of text. With `maxLength` it counts, and says what is left when the limit is near. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  placeholder,
  rows = 3,
  ref,
  onChange,
  ...rest
}: TextAreaProps): ReactNode {
  const strings = useStrings('textArea', textAreaStrings);
  const digits = useDigits();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const length = (rest.value ?? typed).length;
  const { maxLength } = rest;
  const isNear = maxLength !== undefined && length >= maxLength * NEAR;
  const counter = maxLength !== undefined && (
    <span aria-hidden="true" className={cx(styles.counter, isNear && styles.nearLimit)}>
      {digits(`${length} / ${maxLength}`)}
    </span>
  );
  return (
    <AriaTextField
      {...rest}
      onChange={(text) => {
        setTyped(text);
        onChange?.(text);
      }}
      isInvalid={isWrong(isInvalid, errorMessage)}
      className={field.root}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired} aside={counter}>
        {label}
      </FieldLabel>
      <div className={cx(field.box, field.size.md)} style={inlineVars({ [styles.rows]: rows })}>
        <AriaTextArea className={cx(field.input, styles.input)} placeholder={placeholder} ref={ref} />
      </div>
      {maxLength !== undefined && (
        <span role="status" className={visuallyHidden}>
          {isNear ? strings.remaining(maxLength - length) : ''}
        </span>
      )}
      <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
