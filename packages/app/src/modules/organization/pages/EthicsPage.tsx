import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { bilingual } from '@karmik/model/kit/text';
import { ethics } from '@karmik/model/organization/values';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Heading } from '@karmik/ui/Heading';
import { RichTextView } from '@karmik/ui/RichTextView';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useTexts } from '../../../texts/texts.ts';

type Rule = EntityRecord<typeof ethics>;

const description = bilingual('How we work with each other and with others.', 'हामी आपसमा र अरूसँग कसरी काम गर्छौँ।');
const mostRules = 100;

/** The rules of conduct to read, chapter by chapter. */
export default function EthicsPage(): ReactNode {
  const texts = useTexts();
  const slug = useSlug();
  const path = endpoint(ethics, slug);
  const query = useQuery({
    queryKey: keyOf(ethics, path, 'all'),
    queryFn: async ({ signal }) => {
      const rules: Rule[] = [];
      for (let next: string | null = `${path}?limit=${mostRules}&sort=position`; next;) {
        const page: Page<Rule> = await api.get(next, { signal }).json<Page<Rule>>();
        rules.push(...page.results);
        next = page.next && `${path}${new URL(page.next, window.location.origin).search}`;
      }
      return rules;
    },
  });
  return (
    <ScreenPage screen={{ description }} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(rules) =>
          rules.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <Stack gap="lg">
              {rules
                .filter((rule) => rule.parent === null)
                .map((chapter) => (
                  <Card key={chapter.id} title={chapter.title}>
                    <Chapter rule={chapter} all={rules} level={3} />
                  </Card>
                ))}
            </Stack>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

/** A rule's text and what is under it. */
function Chapter({ rule, all, level }: { rule: Rule; all: readonly Rule[]; level: 3 | 4 }): ReactNode {
  return (
    <Stack gap="md">
      {rule.content && <RichTextView value={rule.content} />}
      {all
        .filter((each) => each.parent?.id === rule.id)
        .map((each) => (
          <Stack gap="sm" key={each.id}>
            <Heading level={`${level}`}>{each.title}</Heading>
            <Chapter rule={each} all={all} level={4} />
          </Stack>
        ))}
    </Stack>
  );
}
