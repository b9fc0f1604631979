import { form } from '@karmik/model/forms/form';
import type { Page } from '@karmik/model/kit/paging';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text as Words } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, mayWrite } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './forms.css.ts';
import { words } from './words.ts';

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly answer_count: number | null;
}

/** The forms of the organisation, the newest first, each leading to a page about it (`?form=id`). */
export function ChooseForm({ path }: { path: string }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const at = endpoint(form, slug);
  const query = useQuery({
    queryKey: keyOf(form, 'to choose', at),
    queryFn: ({ signal }) =>
      api.get(at, { searchParams: { limit: 100, sort: '-created_at' }, signal }).json<Page<Listed>>(),
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState
            title={say(words.noForms)}
            {...(mayWrite(form)
              ? {
                  actions: (
                    <ButtonLink href={fillPath('/admin/:slug/forms/settings/create', { slug })}>
                      {say(words.createForm)}
                    </ButtonLink>
                  ),
                }
              : {})}
          />
        ) : (
          <Card title={say(words.chooseForm)}>
            <ul className={styles.list}>
              {results.map((each) => (
                <li key={each.id} className={styles.line}>
                  <span className={styles.grow}>
                    <Link href={`${fillPath(path, { slug })}?form=${each.id}`}>{each.name}</Link>
                  </span>
                  <Words size="sm" tone="muted">
                    {say(words.answeredBy(figures(each.answer_count ?? 0)))}
                  </Words>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}
