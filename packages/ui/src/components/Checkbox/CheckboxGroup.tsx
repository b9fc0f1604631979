import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { cx } from '../../foundation/cx.ts';
import type { FieldHandle, FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import { useFieldHandle } from '../../parts/field/use-field-handle.ts';
import * as field from '../../parts/field/field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxGroupProps
  extends
    Omit<
      AriaCheckboxGroupProps,
      | 'className'
      | 'style'
      | 'render'
      | 'children'
      | 'validate'
      | 'validationBehavior'
      | keyof FieldTexts
      | keyof FieldMarks
    >,
    FieldTexts,
    FieldMarks {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** Puts them beside each other where there is room. */
  isInline?: boolean;
  ref?: Ref<FieldHandle> | undefined;
}

/** Several checkboxes under one question. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  children,
  isInline,
  ref,
  ...rest
}: CheckboxGroupProps): ReactNode {
  const group = useFieldHandle(ref);
  return (
    <AriaCheckboxGroup {...rest} ref={group} isInvalid={isWrong(isInvalid, errorMessage)} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(styles.options, isInline && styles.inline)}>{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaCheckboxGroup>
  );
}
