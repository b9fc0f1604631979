import { useForms } from '@karmik/forms/FormsProvider';
import { durationText, numberText, percentText } from '@karmik/model/kit/figures';
import type { EfficiencyAnswer, EfficiencyTasks } from '@karmik/model/task/answers';
import { task } from '@karmik/model/task/task';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates, useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { keyOf } from '../../../screens/records.ts';
import { periodChange, spanIn, withSpan } from '../../../screens/report/period.ts';
import { PeriodControl } from '../../../screens/report/PeriodControl.tsx';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Row = EfficiencyAnswer['results'][number];
type As = 'user' | 'supervisor' | 'hr';

/** The day by which tasks fall into a period; it opens on the fiscal year. */
const completion = { period: 'completed_on', opensOn: 'this_fiscal_year', shape: 'ranking' } as const;

/** Planned against logged time of a period by person, with the formula, and the tasks behind each figure. */
export function efficiencyAs(as: As) {
  return function Efficiency(): ReactNode {
    const say = useModelText();
    const { language } = useDateStyle();
    const number = useNumbers();
    const { calendar } = useForms();
    const { params, change } = useAddress();
    const today = todayThere();
    const span = spanIn(withSpan(params, completion, calendar, today), completion);
    const asked = { as, ...span };
    const [opened, setOpened] = useState<Row>();
    const query = useQuery({
      queryKey: keyOf(task, 'efficiency', asked),
      queryFn: ({ signal }) => api.get('task/efficiency/', { searchParams: asked, signal }).json<EfficiencyAnswer>(),
      placeholderData: keepPreviousData,
    });
    return (
      <Stack gap="md">
        <PeriodControl
          span={span}
          today={today}
          onChange={(chosen) => change(periodChange(completion, chosen, calendar, today))}
        />
        <Text tone="muted">{say(words.efficiencyHelp)}</Text>
        <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
          {({ results }) =>
            results.length === 0 ? (
              <Text tone="muted">{say(words.noEfficiency)}</Text>
            ) : (
              <DataTable
                label={say(words.efficiency)}
                rows={results}
                rowId={({ user }) => String(user.id)}
                columns={[
                  {
                    id: 'user',
                    header: say(task.fields.responsible.label),
                    cell: ({ user }) => <PersonChip person={user} size="sm" />,
                  },
                  {
                    id: 'efficiency',
                    header: say(words.efficiency),
                    align: 'end',
                    isNumeric: true,
                    cell: ({ efficiency }) =>
                      efficiency === null ? '–' : percentText(efficiency.toFixed(2), language),
                  },
                  {
                    id: 'score',
                    header: say(words.score),
                    align: 'end',
                    isNumeric: true,
                    cell: ({ score }) => (score === null ? '–' : numberText(score.toFixed(2), language)),
                  },
                  {
                    id: 'planned',
                    header: say(words.planned),
                    align: 'end',
                    isNumeric: true,
                    cell: ({ planned }) => durationText(planned, language),
                  },
                  {
                    id: 'actual',
                    header: say(words.logged),
                    align: 'end',
                    isNumeric: true,
                    cell: ({ actual }) => durationText(actual, language),
                  },
                  {
                    id: 'completed',
                    header: say(words.completed),
                    align: 'end',
                    isNumeric: true,
                    cell: ({ completed, on_time }) => `${number(completed)} (${say(words.onTime)}: ${number(on_time)})`,
                  },
                  {
                    id: 'tasks',
                    header: say(words.tasks),
                    cell: (row) => (
                      <Button
                        size="sm"
                        variant="ghost"
                        tone="neutral"
                        aria-label={`${say(words.open)}: ${row.user.full_name}`}
                        onPress={() => setOpened(row)}
                      >
                        {say(words.open)}
                      </Button>
                    ),
                  },
                ]}
              />
            )
          }
        </Loaded>
        {opened && <TasksDrawer of={opened} asked={asked} onClose={() => setOpened(undefined)} />}
      </Stack>
    );
  };
}

function TasksDrawer({
  of,
  asked,
  onClose,
}: {
  readonly of: Row;
  readonly asked: { readonly as: As };
  readonly onClose: () => void;
}): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { language } = useDateStyle();
  const query = useQuery({
    queryKey: keyOf(task, 'efficiency', asked, String(of.user.id)),
    queryFn: ({ signal }) =>
      api.get(`task/efficiency/${of.user.id}/`, { searchParams: asked, signal }).json<EfficiencyTasks>(),
  });
  const time = (minutes: number | null): string =>
    minutes === null || minutes === 0 ? '–' : durationText(minutes, language);
  return (
    <Drawer isOpen onOpenChange={(next) => !next && onClose()} title={say(words.tasksOf(of.user.full_name))}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) => (
          <DataTable
            label={say(words.tasksOf(of.user.full_name))}
            rows={results}
            rowId={({ id }) => String(id)}
            columns={[
              { id: 'title', header: say(task.fields.title.label), cell: ({ title }) => title },
              {
                id: 'on',
                header: say(task.fields.completed_on.label),
                cell: ({ completed_on }) => dates.date(completed_on),
              },
              { id: 'planned', header: say(words.planned), align: 'end', cell: ({ planned }) => time(planned) },
              { id: 'actual', header: say(words.logged), align: 'end', cell: ({ actual }) => time(actual) },
              {
                id: 'efficiency',
                header: say(words.efficiency),
                align: 'end',
                cell: ({ efficiency, is_counted }) =>
                  is_counted && efficiency !== null ? percentText(efficiency.toFixed(2), language) : say(words.leftOut),
              },
            ]}
          />
        )}
      </Loaded>
    </Drawer>
  );
}
