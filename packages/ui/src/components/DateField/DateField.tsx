import type { ReactNode } from 'react';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useTypedValue } from '../../dates/typed-value.ts';
import { dateTyping, tellDate, useDateValue } from '../../dates/use-date-value.ts';
import { useDates } from '../../dates/use-dates.ts';

export interface DateFieldProps extends DateFieldCommonProps {
  /** AD ISO; `null` for none, `''` while something is typed that names no day. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | undefined;
  onChange?: ((value: IsoDate | null) => void) | undefined;
}

/** A date to type, year first, in Bikram Sambat or AD and in either script. */
export function DateField(props: DateFieldProps): ReactNode {
  const { value, defaultValue, isOtherShown = true } = props;
  const { language } = useDates();
  const typed = useTypedValue(dateTyping, { value, defaultValue, onTell: (held) => tellDate(held, props) });
  const date = useDateValue(typed, props);
  return (
    <DateFieldFrame
      field={props}
      {...date.frame}
      otherText={isOtherShown ? date.otherText : undefined}
      sent={date.value ?? ''}
      onReset={typed.reset}
      onLeave={typed.settle}
    >
      {({ shared, ...content }) => (
        <>
          <DateSegments key={date.system.id} {...content} {...shared} {...date.segments} />
          <span className={styles.tail}>
            <span className={styles.era}>{eraText(date.system, language)}</span>
          </span>
        </>
      )}
    </DateFieldFrame>
  );
}
