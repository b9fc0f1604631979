import { nameIn } from '@karmik/model/kit/fields';
import type { ForgottenAnswer } from '@karmik/model/work-log/answers';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { workLog } from '@karmik/model/work-log/log';
import { DataTable } from '@karmik/ui/DataTable';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** Timers of the reader's team that ran for longer than the organization allows; nothing of them is logged before their actual end. */
export function ForgottenTimers(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { language } = useDateStyle();
  const path = endpoint(workLog, slug, workLogEndpoints.forgotten);
  const query = useQuery({
    queryKey: keyOf(workLog, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<ForgottenAnswer>(),
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
      {({ results }) =>
        results.length === 0 ? (
          <Text tone="muted">{say(words.noForgotten)}</Text>
        ) : (
          <DataTable
            label={say(words.forgottenTimers)}
            rows={results}
            rowId={({ user }) => String(user.id)}
            columns={[
              {
                id: 'user',
                header: say(workLog.fields.sender.label),
                cell: ({ user }) => <PersonChip person={user} size="sm" />,
              },
              {
                id: 'activity',
                header: say(workLog.fields.activity.label),
                cell: ({ activity }) => nameIn(language, activity),
              },
              {
                id: 'since',
                header: say(words.runningSince),
                cell: ({ started_at }) => dates.instant(started_at),
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}
