import { fillPath } from '@karmik/model/kit/links';
import { monthText } from '@karmik/model/kit/month';
import { figures } from '@karmik/model/kit/digits';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { PayDuties } from '@karmik/model/payroll/files/calendar';
import { duties } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import { payRun } from '@karmik/model/payroll/run/run';
import { DataTable } from '@karmik/ui/DataTable';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Switch } from '@karmik/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

type Due = PayDuties['results'][number];
const tones = { late: 'critical', due: 'caution', done: 'positive' } as const;
const order = { late: 0, due: 1, done: 2 } as const;

/** What confirmed payrolls owe to authorities, late first; what is paid is shown on request. */
export function DutyCalendar({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { money, language } = useValues();
  const [isPaidShown, setPaidShown] = useState(false);
  const path = endpoint(payFile, slug, payrollEndpoints.duty);
  const query = useQuery({
    queryKey: keyOf(payFile, path),
    queryFn: async ({ signal }) => (await api.get(path, { signal }).json<PayDuties>()).results,
  });
  const nameOf = ({ duty, revenue }: Due) =>
    revenue === null ? say(duties[duty].label) : `${say(duties[duty].label)} ${figures(revenue, language)}`;
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {(results) => (
        <Stack gap="md">
          <DataTable
            label={say(words.calendar)}
            rows={results
              .filter(({ state }) => isPaidShown || state !== 'done')
              .toSorted((a, b) => order[a.state] - order[b.state])}
            rowId={({ run, duty, revenue }) => `${run} ${duty} ${revenue ?? ''}`}
            rowName={(due) => `${nameOf(due)}, ${monthText(due.month, language)}`}
            empty={say(results.length === 0 ? words.noDuties : words.allPaid)}
            columns={[
              {
                id: 'duty',
                header: say(words.purpose),
                minWidth: '12rem',
                cell: (due) => (
                  <Link href={fillPath(duties[due.duty].path, { slug, pk: String(due.run) })}>{nameOf(due)}</Link>
                ),
              },
              { id: 'month', header: say(payRun.fields.month.label), cell: ({ month }) => monthText(month, language) },
              {
                id: 'amount',
                header: say(words.amount),
                align: 'end',
                isNumeric: true,
                cell: ({ amount }) => money(amount),
              },
              {
                id: 'due',
                header: say(words.due),
                cell: ({ due_on }) => (due_on === null ? '–' : dates.date(due_on)),
              },
              {
                id: 'state',
                header: say(words.state),
                cell: ({ state }) => <StatusTag tone={tones[state]}>{say(words.states[state])}</StatusTag>,
              },
            ]}
          />
          {results.some(({ state }) => state === 'done') && (
            <Switch isSelected={isPaidShown} onChange={setPaidShown}>
              {say(words.showPaid)}
            </Switch>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
