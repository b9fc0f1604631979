import { durationText } from '@karmik/model/kit/figures';
import type { LeaderAnswer } from '@karmik/model/work-log/answers';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { DataTable } from '@karmik/ui/DataTable';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useDateStyle, useNumbers } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** Who logged most time this month, among the logs that a role shows. */
export function leadersAs(as: 'user' | 'supervisor') {
  return function Leaders(): ReactNode {
    const say = useModelText();
    const slug = useSlug();
    const { language } = useDateStyle();
    const number = useNumbers();
    const path = endpoint(workLog, slug, workLogEndpoints.leaders);
    const query = useQuery({
      queryKey: keyOf(workLog, path, as),
      queryFn: ({ signal }) => api.get(path, { searchParams: { as }, signal }).json<LeaderAnswer>(),
    });
    return (
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.noLeaders)}</Text>
          ) : (
            <DataTable
              label={say(words.leaders)}
              rows={results}
              rowId={({ user }) => String(user.id)}
              columns={[
                {
                  id: 'user',
                  header: say(workLog.fields.sender.label),
                  cell: ({ user }) => <PersonChip person={user} size="sm" />,
                },
                {
                  id: 'approved',
                  header: say(words.approvedTime),
                  align: 'end',
                  isNumeric: true,
                  cell: ({ approved }) => durationText(approved, language),
                },
                {
                  id: 'minutes',
                  header: say(words.logged),
                  align: 'end',
                  isNumeric: true,
                  cell: ({ minutes }) => durationText(minutes, language),
                },
                {
                  id: 'logs',
                  header: say(words.logs),
                  align: 'end',
                  isNumeric: true,
                  cell: ({ logs }) => number(logs),
                },
              ]}
            />
          )
        }
      </Loaded>
    );
  };
}
