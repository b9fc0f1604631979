import { Avatar } from '@karmik/ui/Avatar';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useModelText } from '../../../texts/texts.ts';
import type { File } from './file-entity.ts';
import * as styles from './file.css.ts';
import { words } from './words.ts';

/** Whose file it is, in a line. */
export function FileLine({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const { full_name: name, user, employee_code: code, job_title: title, is_current: isCurrent } = record as File;
  return (
    <>
      <Avatar name={name} src={user.profile_picture} size="sm" isDecorative />
      <span className={styles.lineNames}>
        <Text as="span" weight="semibold" truncate title={name}>
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted" truncate>
          {[code, title?.name].filter(Boolean).join(' · ')}
        </Text>
      </span>
      {!isCurrent && <StatusTag tone="neutral">{say(words.past)}</StatusTag>}
    </>
  );
}
