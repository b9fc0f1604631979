import { useId, type ReactNode, type Ref } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { cx } from '../../foundation/cx.ts';
import type { FieldHandle, FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import { useFieldHandle } from '../../parts/field/use-field-handle.ts';
import * as field from '../../parts/field/field.css.ts';
import * as styles from './Radio.css.ts';

export interface RadioProps extends Omit<AriaRadioProps, 'className' | 'style' | 'render' | 'children' | 'inputRef'> {
  children: ReactNode;
  description?: ReactNode;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  'data-testid'?: string;
}

/** One answer of a `RadioGroup`. */
export function Radio({ children, description, ref, ...rest }: RadioProps): ReactNode {
  const descriptionId = useId();
  return (
    <AriaRadio
      {...rest}
      inputRef={ref ?? null}
      className={styles.root}
      {...(description === undefined
        ? {}
        : { 'aria-describedby': [descriptionId, rest['aria-describedby']].join(' ') })}
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
    Omit<
      AriaRadioGroupProps,
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
  /** `Radio` elements, each with a `value`. */
  children: ReactNode;
  /** Puts them beside each other where there is room. */
  isInline?: boolean;
  ref?: Ref<FieldHandle> | undefined;
}

/** One choice from a few that are all seen at once. */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  children,
  isInline,
  ref,
  ...rest
}: RadioGroupProps): ReactNode {
  const group = useFieldHandle(ref);
  return (
    <AriaRadioGroup {...rest} ref={group} isInvalid={isWrong(isInvalid, errorMessage)} className={field.root}>
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(styles.options, isInline && styles.inline)}>{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaRadioGroup>
  );
}
