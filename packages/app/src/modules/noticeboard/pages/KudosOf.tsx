import type { Page } from '@karmik/model/kit/paging';
import { fillPath } from '@karmik/model/kit/links';
import { postPaths } from '@karmik/model/noticeboard/paths';
import type { Post } from '@karmik/model/noticeboard/post';
import { cutText } from '@karmik/model/notification/cut-text';
import { Card } from '@karmik/ui/Card';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './extras.css.ts';
import { words } from './words.ts';

const shown = 3;

/** The newest kudos of a person, of those that the reader may read; nothing where there are none. */
export function KudosOf({ person }: { person: number }): ReactNode {
  const say = useModelText();
  const { ago } = useDates();
  const { data } = useQuery({
    queryKey: ['posts', 'thanks', person],
    queryFn: ({ signal }) =>
      api.get('noticeboard/posts/', { searchParams: { thanks: person, limit: shown }, signal }).json<Page<Post>>(),
  });
  if (!data || data.results.length === 0) return null;
  return (
    <Card title={say(words.kudos)}>
      <ul className={styles.kudosList}>
        {data.results.map(({ id, author, text, published_at: at }) => (
          <li key={id} className={styles.kudosItem}>
            <PersonChip person={author} size="sm" />
            <Text>{cutText(text)}</Text>
            <Link href={fillPath(postPaths.own, { id: String(id) })}>{at && ago(at)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
