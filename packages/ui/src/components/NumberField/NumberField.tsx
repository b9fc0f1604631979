import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { cx } from '../../foundation/cx.ts';
import { MinusGlyph, PlusGlyph } from '../../glyphs/glyphs.tsx';
import type { FieldSize } from '../../parts/field/field-sizes.ts';
import type { FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { useNumberLocale, type NumberGrouping } from '../../provider/use-number-locale.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { numberFieldStrings } from './strings.ts';
import { useOwnDigits } from './use-own-digits.ts';
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
  /** Where separators stand, in English and Nepali. */
  grouping?: NumberGrouping;
  /** `false` leaves out the buttons that step. */
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
  grouping = 'lakh',
  hasSteppers = true,
  ref,
  ...rest
}: NumberFieldProps): ReactNode {
  const strings = useStrings('numberField', numberFieldStrings);
  const locale = useNumberLocale(grouping);
  const group = useOwnDigits(locale);
  const name = typeof label === 'string' ? label : '';
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        incrementAriaLabel={strings.increase(name)}
        decrementAriaLabel={strings.decrease(name)}
        {...rest}
        isInvalid={isWrong(isInvalid, errorMessage)}
        className={field.root}
      >
        <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
          {label}
        </FieldLabel>
        <Group ref={group} className={cx(field.box, field.size[size])}>
          {prefix !== undefined && <span className={field.adornment}>{prefix}</span>}
          <Input
            className={cx(field.input, styles.input)}
            {...(placeholder === undefined ? {} : { placeholder })}
            ref={ref}
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
        <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      </AriaNumberField>
    </I18nProvider>
  );
}
