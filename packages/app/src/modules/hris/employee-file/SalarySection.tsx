import { employment } from '@karmik/model/hris/employment';
import type { SalaryHistory } from '@karmik/model/hris/salary-history';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { useMoney } from '../../../preferences/money.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const own = {
  title: bilingual('Salary and grade history', 'तलब र ग्रेड इतिहास'),
  about: bilingual(
    'Basic salary per month, by the current scale of each level. Each viewing is logged.',
    'मासिक आधारभूत तलब, तहको हालको स्केलअनुसार। हरेक हेराइको अभिलेख रहन्छ।',
  ),
  salary: bilingual('Basic salary', 'आधारभूत तलब'),
};
const { fields } = employment;

/** What someone earned from when on, by level and step. */
export function SalarySection({ record: file }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const figures = useNumbers();
  const money = useMoney();
  const slug = useSlug();
  const query = useQuery({
    queryKey: [employment.name, 'salary', slug, file.id],
    queryFn: ({ signal }) =>
      api.get(`hris/${slug}/people/${file.id}/salary-history/`, { signal }).json<SalaryHistory>(),
  });
  return (
    <Stack gap="sm">
      <Text tone="muted">{say(own.about)}</Text>
      <Card title={say(own.title)} isFlush={(query.data?.results.length ?? 0) > 0}>
        <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
          {({ results }) =>
            results.length === 0 ? (
              <Text tone="muted">{say(words.nothing)}</Text>
            ) : (
              <DataTable
                label={say(own.title)}
                columns={[
                  { id: 'starts_on', header: say(fields.starts_on.label), cell: (row) => dates.date(row.starts_on) },
                  {
                    id: 'change',
                    header: say(fields.change.label),
                    cell: (row) => say(fields.change.choices[row.change as keyof typeof fields.change.choices]),
                  },
                  { id: 'level', header: say(fields.employment_level.label), cell: (row) => row.level ?? '–' },
                  {
                    id: 'step',
                    header: say(fields.step.label),
                    cell: (row) => (row.step === null ? '–' : figures(row.step)),
                  },
                  {
                    id: 'monthly',
                    header: say(own.salary),
                    cell: (row) => (row.monthly === null ? '–' : money(row.monthly)),
                  },
                ]}
                rows={results}
                rowId={({ id }) => String(id)}
                rowName={({ starts_on }) => dates.date(starts_on)}
              />
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}
