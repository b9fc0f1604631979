import { punch, type Punch } from '@karmik/model/attendance/punch';
import { Icon } from '@karmik/ui/Icon';
import { MapPinIcon } from '@karmik/ui/icons';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './today-log.css.ts';
import { words } from './words.ts';

const nameOfType = punch.fields.remark_category.choices;

/** Logs of a day in a list: when, of which type, and from where they came. */
export function LogEntries({ logs }: { readonly logs: readonly Punch[] }): ReactNode {
  return (
    <ol className={styles.log}>
      {logs.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: Punch }): ReactNode {
  const say = useModelText();
  const { time } = useDates();
  return (
    <li className={styles.entry}>
      <time dateTime={entry.punched_at} className={styles.time}>
        {time(entry.punched_at)}
      </time>
      <span>
        <Text as="span" weight="medium">
          {say(nameOfType[entry.remark_category])}
        </Text>
        {entry.location && (
          <Text as="span" size="sm" tone="muted">
            {' '}
            <Icon of={MapPinIcon} size="sm" /> {say(entry.is_outside ? words.outside : words.withLocation)}
          </Text>
        )}
      </span>
      <span className={styles.source}>
        <Text as="span" size="sm" tone="muted">
          {say(punch.fields.source.choices[entry.source])}
          {entry.is_held && ` · ${say(words.sentLater)}`}
        </Text>
      </span>
    </li>
  );
}
