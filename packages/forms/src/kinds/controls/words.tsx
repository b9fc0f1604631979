import type {
  ColourField,
  EmailField,
  LongTextField,
  PhoneField,
  TextField as TextFieldKind,
  UrlField,
} from '@karmik/model/kit/fields';
import { TextArea } from '@karmik/ui/TextArea';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useFormControls } from '../../provider/FormControls.tsx';
import { useForms } from '../../provider/FormsProvider.tsx';
import { words } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import type { EditProps } from '../kind.ts';
import { common } from './common.ts';
import { Counter } from './Counter.tsx';

export function TextEdit(props: EditProps<TextFieldKind>): ReactNode {
  const { field, value, onChange, hasCounter } = props;
  return (
    <TextField
      {...common(props)}
      value={value ?? ''}
      onChange={onChange}
      maxLength={field.max}
      {...(field.format === 'code' ? { autoComplete: 'off', spellCheck: 'false' } : {})}
      suffix={<Counter length={value?.length ?? 0} max={field.max} isAlwaysShown={hasCounter} />}
    />
  );
}

export function LongTextEdit(props: EditProps<LongTextField>): ReactNode {
  const { field, value, onChange, label, help, onBlur, error, isRequired } = props;
  const { [field.syntax ?? '']: Control } = useFormControls();
  if (Control && !props.isDisabled)
    return <Control {...{ label, help, onChange, onBlur, error, isRequired }} value={value ?? ''} />;
  return <TextArea {...common(props)} value={value ?? ''} onChange={onChange} maxLength={field.max} />;
}

export function EmailEdit(props: EditProps<EmailField>): ReactNode {
  return (
    <TextField {...common(props)} type="email" value={props.value ?? ''} onChange={props.onChange} maxLength={254} />
  );
}

export function PhoneEdit(props: EditProps<PhoneField>): ReactNode {
  return <TextField {...common(props)} type="tel" value={props.value ?? ''} onChange={props.onChange} maxLength={32} />;
}

export function UrlEdit(props: EditProps<UrlField>): ReactNode {
  return (
    <TextField
      {...common(props)}
      type="url"
      value={props.value ?? ''}
      onChange={props.onChange}
      maxLength={500}
      placeholder="https://"
    />
  );
}

/** Typed as `#rrggbb`, or chosen from the palette of the browser. */
export function ColourEdit(props: EditProps<ColourField>): ReactNode {
  const { say } = useForms();
  const value = props.value ?? '';
  return (
    <TextField
      {...common(props)}
      value={value}
      onChange={props.onChange}
      maxLength={7}
      placeholder="#0a5bd3"
      suffix={
        <input
          type="color"
          aria-label={`${props.label}: ${say(words.pickColour)}`}
          className={styles.palette}
          disabled={props.isDisabled}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={(event) => props.onChange(event.target.value)}
        />
      }
    />
  );
}
