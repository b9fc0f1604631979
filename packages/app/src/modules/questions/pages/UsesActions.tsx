import { libraryQuestion, questionSet } from '@karmik/model/questions/library';
import type { Entity } from '@karmik/model/kit/entity';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Drawer } from '@karmik/ui/Drawer';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Tag } from '@karmik/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from '../../forms/pages/forms.css.ts';
import { words } from '../../forms/pages/words.ts';

interface Use {
  readonly kind: keyof typeof pages;
  readonly id: number;
  readonly name: string;
}

const pages = {
  form: '/admin/:slug/forms/settings/questions/prepare?form=:id',
  question_set: '/admin/:slug/organization/settings/questionnaire?set=:id',
  separation_type: '/admin/:slug/hris/settings/separation-type',
} as const;

/** Besides changing it: its questions, and what uses it. */
export function SetActions({ record: { id, name } }: { record: { id: number; name: string } }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <>
      <ButtonLink
        size="sm"
        variant="ghost"
        aria-label={say(words.questionsOf(name))}
        href={fillPath(pages.question_set, { slug, id: String(id) })}
      >
        {say(words.questions)}
      </ButtonLink>
      <Uses entity={questionSet} id={id} name={name} />
    </>
  );
}

export function QuestionActions({ record: { id, question } }: { record: { id: number; question: string } }): ReactNode {
  return <Uses entity={libraryQuestion} id={id} name={question} />;
}

function Uses({ entity, id, name }: { entity: Entity; id: number; name: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const title = say(words.usesOf(name));
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={title} onPress={() => setOpen(true)}>
        {say(words.uses)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <UsesOf entity={entity} id={id} />
      </Drawer>
    </>
  );
}

function UsesOf({ entity, id }: { entity: Entity; id: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const path = `${endpoint(entity, slug)}${id}/uses/`;
  const query = useQuery({
    queryKey: keyOf(entity, 'uses', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<{ results: Use[] }>(),
    staleTime: 0,
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={say(words.unused)} />
        ) : (
          <ul className={styles.list}>
            {results.map((use) => (
              <li key={`${use.kind} ${use.id}`} className={styles.line}>
                <span className={styles.grow}>
                  <Link href={fillPath(pages[use.kind], { slug, id: String(use.id) })}>{use.name}</Link>
                </span>
                <Tag>{say(words.useKinds[use.kind])}</Tag>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
