import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../foundation/cx.ts';
import type { FieldSize } from '../../parts/field/field-sizes.ts';
import type { FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { TextFieldType } from './text-field-types.ts';

export { textFieldTypes } from './text-field-types.ts';
export type { TextFieldType } from './text-field-types.ts';

export interface TextFieldProps
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
  type?: TextFieldType;
  size?: FieldSize;
  /** An example of the form wanted, never the only instruction. */
  placeholder?: string;
  /** A mark or a unit before the text. */
  prefix?: ReactNode;
  /** A mark or a unit after the text. */
  suffix?: ReactNode;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. A password can be shown, for people who mistype what they cannot see. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  type = 'text',
  size = 'md',
  placeholder,
  prefix,
  suffix,
  ref,
  ...rest
}: TextFieldProps): ReactNode {
  const inputProps = {
    className: field.input,
    ...(placeholder === undefined ? {} : { placeholder }),
    ref,
  };
  return (
    <AriaTextField {...rest} type={type} isInvalid={isWrong(isInvalid, errorMessage)} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(field.box, field.size[size])}>
        {prefix !== undefined && <span className={field.adornment}>{prefix}</span>}
        {type === 'password' ? (
          <PasswordInput {...inputProps} isDisabled={rest.isDisabled ?? false} />
        ) : (
          <Input {...inputProps} />
        )}
        {suffix !== undefined && <span className={field.adornment}>{suffix}</span>}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
