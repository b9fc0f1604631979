import type { BooleanField, ChoiceField, MultiChoiceField } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Checkbox, CheckboxGroup } from '@karmik/ui/Checkbox';
import { ComboBox } from '@karmik/ui/ComboBox';
import { MultiSelect } from '@karmik/ui/MultiSelect';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Select } from '@karmik/ui/Select';
import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { words } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import type { EditProps } from '../kind.ts';
import { common } from './common.ts';

export function BooleanEdit({
  label,
  help,
  value,
  error,
  onChange,
  onBlur,
  isDisabled,
}: EditProps<BooleanField>): ReactNode {
  return (
    <div className={styles.besideFields}>
      <Checkbox
        isSelected={value ?? false}
        onChange={onChange}
        onBlur={onBlur}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        {...(help === undefined && error === undefined ? {} : { description: error ?? help })}
      >
        {label}
      </Checkbox>
    </div>
  );
}

const none = '\u2013';

/** Above so many choices one types to find them. */
const SEARCHED_FROM = 15;

export const optionsOf = (choices: { readonly [value: string]: Text }, say: (text: Text) => string) =>
  Object.entries(choices).map(([id, label]) => ({ id, label: say(label) }));

/** Few short choices are next to each other, as the points of a scale do. */
const isShort = (options: readonly { readonly label: string }[]): boolean =>
  options.reduce((sum, { label }) => sum + label.length, 0) <= 60;

export function ChoiceEdit(props: EditProps<ChoiceField<string>>): ReactNode {
  const { field, value, onChange, isRequired } = props;
  const { say } = useForms();
  const options = optionsOf(field.choices, say);
  if (field.is_listed)
    return (
      <RadioGroup {...common(props)} isInline={isShort(options)} value={value ?? null} onChange={onChange}>
        {options.map(({ id, label }) => (
          <Radio key={id} value={id}>
            {label}
          </Radio>
        ))}
        {!isRequired && value && (
          <span>
            <Button size="sm" variant="ghost" tone="neutral" onPress={() => onChange(null)}>
              {say(words.noChoice)}
            </Button>
          </span>
        )}
      </RadioGroup>
    );
  if (options.length >= SEARCHED_FROM)
    return <ComboBox {...common(props)} options={options} value={value ?? null} onChange={onChange} />;
  return (
    <Select
      {...common(props)}
      options={isRequired ? options : [{ id: none, label: say(words.none) }, ...options]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}

export function MultiChoiceEdit(props: EditProps<MultiChoiceField<string>>): ReactNode {
  const { say } = useForms();
  if (props.field.is_listed)
    return (
      <CheckboxGroup {...common(props)} value={[...(props.value ?? [])]} onChange={props.onChange}>
        {optionsOf(props.field.choices, say).map(({ id, label }) => (
          <Checkbox key={id} value={id}>
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  return (
    <MultiSelect
      {...common(props)}
      options={optionsOf(props.field.choices, say)}
      value={props.value ?? []}
      onChange={props.onChange}
    />
  );
}
