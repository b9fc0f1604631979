import type { FormForMe, FormStanding } from '@karmik/model/forms/answering';
import { form } from '@karmik/model/forms/form';
import type { Tone } from '@karmik/model/kit/fields';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { keyOf } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { anonymousAddress } from './FormRowActions.tsx';
import { words } from './words.ts';

const tones: Readonly<Record<FormStanding, Tone>> = {
  'To answer': 'caution',
  Draft: 'info',
  Answered: 'positive',
  Over: 'neutral',
};

/** The open forms that are for me. */
export function FormsToFill(): ReactNode {
  const say = useModelText();
  const path = `forms/${useSlug()}/mine/`;
  const query = useQuery({
    queryKey: keyOf(form, 'mine', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<{ results: FormForMe[] }>(),
  });
  return (
    <ScreenPage>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={say(words.nothingToFill)} description={say(words.nothingToFillWhy)} />
          ) : (
            <Stack gap="md">
              {results.map((each) => (
                <OneForm key={each.id} form={each} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

function OneForm({ form: each }: { form: FormForMe }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const figures = useNumbers();
  const slug = useSlug();
  const { standing, uuid, answered } = each;
  const canFill = standing === 'To answer' || standing === 'Draft';
  const word = standing === 'Draft' ? words.goOn : answered > 0 ? words.again : words.fill;
  return (
    <Card
      title={each.name}
      {...(each.description === null ? {} : { description: each.description })}
      actions={
        canFill && (
          <ButtonLink
            href={each.is_anonymous && uuid !== null ? anonymousAddress(slug, uuid) : `?fill=${each.id}`}
            aria-label={`${say(word)}: ${each.name}`}
            {...(each.is_anonymous ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {say(word)}
          </ButtonLink>
        )
      }
    >
      <Inline gap="sm">
        {!each.is_anonymous && <StatusTag tone={tones[standing]}>{say(words.standings[standing])}</StatusTag>}
        {each.is_anonymous && <Tag>{say(words.withoutName)}</Tag>}
        {each.category !== null && <Tag>{each.category}</Tag>}
        {answered > 0 && each.is_multiple && (
          <Text size="sm" tone="muted">
            {say(words.answeredTimes(figures(answered)))}
          </Text>
        )}
        {each.deadline !== null && (
          <Text size="sm" tone="muted">
            {say((standing === 'Over' ? words.closedOn : words.until)(dates.instant(each.deadline)))}
          </Text>
        )}
      </Inline>
    </Card>
  );
}
