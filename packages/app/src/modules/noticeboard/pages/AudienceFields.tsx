import { useForms } from '@karmik/forms/FormsProvider';
import { PickMany } from '@karmik/forms/Pick';
import type { NamedRef } from '@karmik/model/kit/fields';
import { audienceFields, audienceLists, type AudienceList } from '@karmik/model/noticeboard/audience';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { words } from './words.ts';

export type Audience = Readonly<Record<AudienceList, readonly NamedRef[]>>;

interface AudienceFieldsProps {
  readonly value: Audience;
  readonly onChange: (value: Audience) => void;
}

/** For whom a post is: divisions, branches, or everyone. */
export function AudienceFields(props: AudienceFieldsProps): ReactNode {
  return (
    <ScreenProviders>
      <Lists {...props} />
    </ScreenProviders>
  );
}

function Lists({ value, onChange }: AudienceFieldsProps): ReactNode {
  const say = useModelText();
  const { loadOptions } = useForms();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{say(words.audience)}</legend>
      <Text size="sm" tone="muted">
        {say(words.audienceHelp)}
      </Text>
      <div className={styles.pair}>
        {audienceLists.map((list) => (
          <PickMany<NamedRef>
            key={list}
            label={say(audienceFields[list].label)}
            value={value[list]}
            onChange={(picked) => onChange({ ...value, [list]: picked })}
            load={(search) => loadOptions(audienceFields[list].to, search)}
            show={(record) => record}
          />
        ))}
      </div>
    </fieldset>
  );
}
