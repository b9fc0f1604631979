import type { ReactNode } from 'react';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDateValue } from '../../dates/use-date-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { hasText } from '../../parts/field/field-texts.tsx';

export interface DateFieldProps extends DateFieldCommonProps {
  /** AD ISO, `null` for none. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | undefined;
  onChange?: ((value: IsoDate | null) => void) | undefined;
}

/** A date to type, year first, in Bikram Sambat or AD and in either script. */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  size = 'md',
  name,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  isOtherShown = true,
  onBlur,
  ...options
}: DateFieldProps): ReactNode {
  const { language } = useDates();
  const { system, first, last, value, typing, otherText, isProjected, typedProblem, problem } = useDateValue(options);
  const error = typedProblem ?? (hasText(errorMessage) ? errorMessage : problem);
  const isWrong = isInvalid || hasText(error);
  return (
    <DateFieldFrame
      label={label}
      {...(isLabelHidden === undefined ? {} : { isLabelHidden })}
      description={description}
      errorMessage={error}
      otherText={isOtherShown ? otherText : undefined}
      isProjected={isProjected}
      size={size}
      isRequired={isRequired}
      isInvalid={isWrong}
    >
      {(describedBy) => (
        <>
          <DateSegments
            key={system.id}
            label={label}
            system={system}
            {...typing}
            onBlur={onBlur}
            first={first}
            last={last}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isInvalid={isWrong}
            describedBy={describedBy}
          />
          <span className={styles.fill} />
          <span className={styles.era}>{eraText(system, language)}</span>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </>
      )}
    </DateFieldFrame>
  );
}
