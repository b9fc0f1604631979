import { useId, type ReactNode } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { cx } from '../../foundation/cx.ts';
import { FieldLabel, FieldNotes, hasText, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import * as styles from './Radio.css.ts';

export interface RadioProps extends Omit<AriaRadioProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  description?: ReactNode;
}

/** One answer of a `RadioGroup`. */
export function Radio({ children, description, ...rest }: RadioProps): ReactNode {
  const descriptionId = useId();
  return (
    <AriaRadio
      {...rest}
      className={styles.root}
      {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}
    >
      <span className={styles.circle} />
      <span className={styles.texts}>
        <span>{children}</span>
        {description !== undefined && (
          <span id={descriptionId} aria-hidden="true" className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </AriaRadio>
  );
}

export interface RadioGroupProps
  extends
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'render' | 'children' | 'validate' | 'validationBehavior'>,
    FieldTexts {
  /** `Radio` elements, each with a `value`. */
  children: ReactNode;
  /** Puts them beside each other where there is room. */
  isInline?: boolean;
}

/** One choice from a few that are all seen at once. */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  children,
  isInline = false,
  ...rest
}: RadioGroupProps): ReactNode {
  return (
    <AriaRadioGroup {...rest} isInvalid={(rest.isInvalid ?? false) || hasText(errorMessage)} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(styles.options, isInline && styles.inline)}>{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
