import type { BooleanField, ChoiceField, MultiChoiceField } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Checkbox } from '@karmik/ui/Checkbox';
import { ComboBox } from '@karmik/ui/ComboBox';
import { MultiSelect } from '@karmik/ui/MultiSelect';
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

export function ChoiceEdit(props: EditProps<ChoiceField<string>>): ReactNode {
  const { field, value, onChange, isRequired } = props;
  const { say } = useForms();
  const options = optionsOf(field.choices, say);
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
  return (
    <MultiSelect
      {...common(props)}
      options={optionsOf(props.field.choices, say)}
      value={props.value ?? []}
      onChange={props.onChange}
    />
  );
}
