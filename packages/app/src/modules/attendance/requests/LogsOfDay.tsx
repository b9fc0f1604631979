import type { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import { punch, type Punch } from '@karmik/model/attendance/punch';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LogEntries } from '../punches/LogEntries.tsx';
import { punchPath } from '../punches/punch-path.ts';

const words = {
  logs: (day: string) => bilingual(`Attendance on ${day}`, `${day}को हाजिरी`),
  none: bilingual('No logs on this day', 'यस दिन कुनै अभिलेख छैन'),
};

interface LogsProps {
  readonly day: string;
  readonly as: 'user' | 'supervisor' | 'hr';
  readonly employee?: number;
}

/** Nothing where the reader does not see the logs of that person. */
function Logs({ day, as, employee }: LogsProps): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const path = endpoint(punch, useSlug(), punchPath);
  const asked = { as, punched_on: day, sort: 'punched_at', limit: '100', ...(employee && { employee }) };
  const query = useQuery({
    queryKey: keyOf(punch, path, 'day', asked),
    queryFn: ({ signal }) =>
      api.get(path, { searchParams: asked, signal }).json<{ readonly results: readonly Punch[] }>(),
    retry: false,
  });
  if (!query.data) return null;
  const { results } = query.data;
  return (
    <Card title={say(words.logs(date(day)))}>
      {results.length === 0 ? <Text tone="muted">{say(words.none)}</Text> : <LogEntries logs={results} />}
    </Card>
  );
}

/** What one logged on the day that a request names while it is written. */
export function LogsOfDay({ values }: { readonly values: Readonly<Record<string, unknown>> }): ReactNode {
  const { adjusted_on: day } = values;
  return typeof day === 'string' && day !== '' && <Logs day={day} as="user" />;
}

type Request = EntityRecord<typeof adjustmentRequest>;

/** What the sender of a request logged on its day, for a reader in a role. */
export const logsOfRequest = (as: LogsProps['as']) =>
  function LogsOfRequest({ record }: { readonly record: Request }): ReactNode {
    return <Logs day={record.adjusted_on} as={as} {...(as !== 'user' && { employee: record.sender.id })} />;
  };
