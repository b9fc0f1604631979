import type { ChoiceField, Field, MultiChoiceField, StatusField } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { MultiSelect } from '@karmik/ui/MultiSelect';
import { Select } from '@karmik/ui/Select';
import type { ReactNode } from 'react';
import { manyFilter, manyOf, tidy, type FieldFilter } from '../../filter/filter-params.ts';
import { useForms } from '../../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { durationText, numberText } from '@karmik/model/kit/figures';
import { durationInput, readDuration, readTime } from '../../text/read-typed.ts';
import { words } from '../../text/words.ts';
import type { FilterProps } from '../kind.ts';
import { optionsOf } from './choices.tsx';
import { readDecimal } from './decimal-input.ts';
import { FromTo } from './FromTo.tsx';
import { TypedField } from './TypedField.tsx';

const asItIs = (text: string) => text;

/** Part of a text. The list is asked again once the field is left or Enter is pressed. */
export function WordsFilter({ label, value, onChange }: FilterProps): ReactNode {
  return (
    <TypedField
      label={label}
      value={value.contains ?? value.eq ?? null}
      onChange={(contains) => onChange(tidy({ contains: contains?.trim() }))}
      read={asItIs}
      write={asItIs}
      isLate
    />
  );
}

interface RangeFilterProps extends Pick<FilterProps, 'label' | 'value' | 'onChange' | 'end'> {
  read: (typed: string) => string | undefined;
  write: (value: string) => string;
  suffix?: (value: string) => string;
}

function RangeFilter({ label, value, onChange, end: only, read, write, suffix }: RangeFilterProps): ReactNode {
  return (
    <FromTo end={only} label={label} value={value} onChange={onChange}>
      {(end) => (
        <TypedField
          label={end.label}
          value={end.value ?? null}
          onChange={end.onChange}
          read={read}
          write={write}
          suffix={suffix && end.value !== undefined ? suffix(end.value) : undefined}
          isLate
        />
      )}
    </FromTo>
  );
}

export function NumberFilter(props: FilterProps): ReactNode {
  const { language } = useForms();
  return (
    <RangeFilter {...props} read={(typed) => readDecimal(typed, 0)} write={(value) => numberText(value, language)} />
  );
}

export function DecimalFilter(props: FilterProps): ReactNode {
  const { language } = useForms();
  const places = props.field.kind === 'decimal' ? props.field.decimals : 2;
  return (
    <RangeFilter
      {...props}
      read={(typed) => readDecimal(typed, places)}
      write={(value) => numberText(value, language)}
    />
  );
}

export function MoneyFilter(props: FilterProps): ReactNode {
  return <DecimalFilter {...props} />;
}

export function DurationFilter(props: FilterProps): ReactNode {
  const { language } = useForms();
  return (
    <RangeFilter
      {...props}
      read={(typed) => readDuration(typed)?.toString()}
      write={(value) => figures(durationInput(Number(value)), language)}
      suffix={(value) => durationText(Number(value), language)}
    />
  );
}

export function TimeFilter(props: FilterProps): ReactNode {
  const { language } = useForms();
  return <RangeFilter {...props} read={readTime} write={(value) => figures(value, language)} />;
}

export function ColourFilter({ label, value, onChange }: FilterProps): ReactNode {
  return (
    <TypedField
      label={label}
      value={value.eq ?? null}
      onChange={(eq) => onChange(tidy({ eq: eq ?? undefined }))}
      read={(typed) => (/^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim() : undefined)}
      write={asItIs}
      placeholder="#0a5bd3"
      isLate
    />
  );
}

interface Options<F extends Field> extends FilterProps<F> {
  labels: { readonly [value: string]: Text };
}

function SeveralFilter<F extends Field>({ label, value, onChange, labels }: Options<F>): ReactNode {
  const { say } = useForms();
  return (
    <MultiSelect
      label={label}
      options={optionsOf(labels, say)}
      value={manyOf(value)}
      onChange={(chosen) => onChange(manyFilter(chosen))}
      placeholder={say(words.any)}
    />
  );
}

export function ChoiceFilter(props: FilterProps<ChoiceField<string>>): ReactNode {
  return <SeveralFilter {...props} labels={props.field.choices} />;
}

export function StatusFilter(props: FilterProps<StatusField<string>>): ReactNode {
  const labels = Object.fromEntries(Object.entries(props.field.states).map(([name, state]) => [name, state.label]));
  return <SeveralFilter {...props} labels={labels} />;
}

const any = '\u2013';

interface OneOfProps {
  label: string;
  value: string | undefined;
  options: readonly { id: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

function OneOf({ label, value, options, onChange }: OneOfProps): ReactNode {
  const { say } = useForms();
  return (
    <Select
      label={label}
      options={[{ id: any, label: say(words.any) }, ...options]}
      value={value ?? any}
      onChange={(chosen) => onChange(chosen === any ? undefined : chosen)}
    />
  );
}

/** Records whose set holds one choice. */
export function HasFilter({ field, label, value, onChange }: FilterProps<MultiChoiceField<string>>): ReactNode {
  const { say } = useForms();
  return (
    <OneOf
      label={label}
      value={value.has}
      options={optionsOf(field.choices, say)}
      onChange={(has) => onChange(tidy({ has }))}
    />
  );
}

export function BooleanFilter({ label, value, onChange }: FilterProps): ReactNode {
  const { say } = useForms();
  return (
    <OneOf
      label={label}
      value={value.eq}
      options={[
        { id: 'true', label: say(words.yes) },
        { id: 'false', label: say(words.no) },
      ]}
      onChange={(eq) => onChange(tidy({ eq }))}
    />
  );
}

/** Whether there is something at all. */
export function PresenceFilter({ label, value, onChange }: FilterProps): ReactNode {
  const { say } = useForms();
  return (
    <OneOf
      label={label}
      value={value.isnull}
      options={[
        { id: 'false', label: say(words.filled) },
        { id: 'true', label: say(words.empty) },
      ]}
      onChange={(isnull): void => onChange(tidy({ isnull }) satisfies FieldFilter)}
    />
  );
}
