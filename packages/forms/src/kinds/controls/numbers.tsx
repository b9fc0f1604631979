import type {
  DecimalField,
  DurationField,
  MoneyField,
  NumberField,
  PercentField,
  TimeField,
} from '@karmik/model/kit/fields';
import { readMoney } from '@karmik/ui/MoneyField';
import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { durationText, numberText } from '@karmik/model/kit/figures';
import { durationInput, readDuration, readTime } from '../../text/read-typed.ts';
import { words } from '../../text/words.ts';
import type { EditProps } from '../kind.ts';
import { common } from './common.ts';
import { readDecimal } from './decimal-input.ts';
import { TypedField } from './TypedField.tsx';

/** Whole numbers. Limits are told, not enforced behind one's back: a number out of them stays to be mended. */
export function NumberEdit(props: EditProps<NumberField>): ReactNode {
  const { language } = useForms();
  return (
    <TypedField
      {...common(props)}
      value={finite(props.value)}
      onChange={props.onChange}
      // What is no number is kept as none, which the rule of the field refuses.
      onUnreadable={() => props.onChange(Number.NaN)}
      read={(typed) => {
        const whole = readDecimal(typed, 0);
        return whole === undefined ? undefined : Number(whole);
      }}
      write={(value) => (props.field.is_name ? figures(value, language) : numberText(value, language))}
      inputMode="numeric"
    />
  );
}

const finite = (value: number | null | undefined): number | null => (Number.isFinite(value) ? (value ?? null) : null);

function ExactEdit(
  props: EditProps<DecimalField | MoneyField | PercentField> & {
    decimals: number;
    prefix?: string;
    suffix?: string;
    read?: (typed: string, decimals: number) => string | undefined;
  },
): ReactNode {
  const { language } = useForms();
  const { read = readDecimal } = props;
  return (
    <TypedField
      {...common(props)}
      value={props.value ?? null}
      onChange={props.onChange}
      // What is no number is kept, so that the rule of the field says so.
      onUnreadable={props.onChange}
      read={(typed) => read(typed, props.decimals)}
      write={(value) => numberText(value, language)}
      inputMode="decimal"
      {...(props.prefix === undefined ? {} : { prefix: props.prefix })}
      {...(props.suffix === undefined ? {} : { suffix: props.suffix })}
    />
  );
}

export function DecimalEdit(props: EditProps<DecimalField>): ReactNode {
  return <ExactEdit {...props} decimals={props.field.decimals} />;
}

export function PercentEdit(props: EditProps<PercentField>): ReactNode {
  return <ExactEdit {...props} decimals={2} suffix="%" />;
}

export function MoneyEdit(props: EditProps<MoneyField>): ReactNode {
  const { currency } = useForms();
  return (
    <ExactEdit
      {...props}
      decimals={2}
      // A sum is pasted as it is on paper, such as "Rs. 12,34,567/-".
      read={(typed, decimals) => readMoney(typed, decimals, currency)}
      {...(!props.field.isBare && { prefix: currency })}
    />
  );
}

export function DurationEdit(props: EditProps<DurationField>): ReactNode {
  const { language, say } = useForms();
  const value = finite(props.value);
  return (
    <TypedField
      {...common(props)}
      description={props.help ?? say(words.durationHelp)}
      value={value}
      onChange={props.onChange}
      onUnreadable={() => props.onChange(Number.NaN)}
      read={readDuration}
      write={(minutes) => figures(durationInput(minutes), language)}
      suffix={value === null ? undefined : durationText(value, language)}
    />
  );
}

export function TimeEdit(props: EditProps<TimeField>): ReactNode {
  const { language, say } = useForms();
  return (
    <TypedField
      {...common(props)}
      description={props.help ?? say(words.timeHelp)}
      value={props.value ?? null}
      onChange={props.onChange}
      onUnreadable={props.onChange}
      read={readTime}
      write={(time) => figures(time, language)}
    />
  );
}
