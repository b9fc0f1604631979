import { useForms } from '@karmik/forms/FormsProvider';
import { PickMany } from '@karmik/forms/Pick';
import type { UserRef } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { words } from './words.ts';

interface KudosFieldProps {
  readonly value: readonly UserRef[];
  readonly onChange: (value: readonly UserRef[]) => void;
}

/** The colleagues whom a post thanks. */
export function KudosField(props: KudosFieldProps): ReactNode {
  return (
    <ScreenProviders>
      <People {...props} />
    </ScreenProviders>
  );
}

function People({ value, onChange }: KudosFieldProps): ReactNode {
  const say = useModelText();
  const { loadUsers } = useForms();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{say(words.kudos)}</legend>
      <PickMany<UserRef>
        label={say(words.kudosTo)}
        description={say(words.kudosHelp)}
        value={value}
        onChange={onChange}
        load={loadUsers}
        show={(person) => ({ id: person.id, name: person.full_name, note: person.job_title })}
      />
    </fieldset>
  );
}
