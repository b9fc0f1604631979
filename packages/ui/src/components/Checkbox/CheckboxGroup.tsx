import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { cx } from '../../foundation/cx.ts';
import { FieldLabel, FieldNotes, hasText, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxGroupProps
  extends
    Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'render' | 'children' | 'validate' | 'validationBehavior'>,
    FieldTexts {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** Puts them beside each other where there is room. */
  isInline?: boolean;
}

/** Several checkboxes under one question. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  children,
  isInline = false,
  ...rest
}: CheckboxGroupProps): ReactNode {
  return (
    <AriaCheckboxGroup {...rest} isInvalid={(rest.isInvalid ?? false) || hasText(errorMessage)} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(styles.options, isInline && styles.inline)}>{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
