import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { cx } from '../../foundation/cx.ts';
import { MinusGlyph, PlusGlyph } from '../../glyphs/glyphs.tsx';
import type { FieldSize } from '../../parts/field/field-sizes.ts';
import { validityOf, type FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
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
  size?: FieldSize;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Leaves out the buttons that step. */
  hasSteppers?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number that is counted with: it steps, has limits, and takes digits of any script. For sums of money, use `MoneyField`. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  size = 'md',
  placeholder,
  prefix,
  suffix,
  hasSteppers = true,
  ref,
  ...rest
}: NumberFieldProps): ReactNode {
  const validity = validityOf(isInvalid, errorMessage);
  return (
    <AriaNumberField {...rest} isInvalid={validity.isInvalid} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Group className={cx(field.box, field.size[size])}>
        {prefix !== undefined && <span className={field.adornment}>{prefix}</span>}
        <Input
          className={cx(field.input, styles.input)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref === undefined ? {} : { ref })}
        />
        {suffix !== undefined && <span className={field.adornment}>{suffix}</span>}
        {hasSteppers && (
          <span className={styles.steppers}>
            <Button slot="decrement" className={field.innerButton}>
              <MinusGlyph />
            </Button>
            <Button slot="increment" className={field.innerButton}>
              <PlusGlyph />
            </Button>
          </span>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={validity.errorMessage} />
    </AriaNumberField>
  );
}
