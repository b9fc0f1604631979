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
import { FieldLabel, FieldNotes, hasText, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    Omit<AriaNumberFieldProps, 'className' | 'style' | 'render' | 'children' | 'validate' | 'validationBehavior'>,
    FieldTexts {
  size?: FieldSize;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Leaves out the buttons that step. */
  hasSteppers?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A number that is counted with: it steps, has limits, and takes digits of any script. For sums of money, use `MoneyField`. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  size = 'md',
  placeholder,
  prefix,
  suffix,
  hasSteppers = true,
  inputRef,
  ...rest
}: NumberFieldProps): ReactNode {
  return (
    <AriaNumberField {...rest} isInvalid={(rest.isInvalid ?? false) || hasText(errorMessage)} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Group className={cx(field.box, field.size[size])}>
        {prefix !== undefined && <span className={field.adornment}>{prefix}</span>}
        <Input
          className={cx(field.input, styles.input)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
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
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
