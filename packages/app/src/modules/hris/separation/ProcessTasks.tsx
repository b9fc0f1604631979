import type { processes } from '@karmik/model/hris/process-setting';
import { processTask } from '@karmik/model/hris/separation';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { bilingual, type Text as ModelText } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { StatusOf } from '../../../screens/detail/StatusOf.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

type Task = EntityRecord<typeof processTask>;

const words = {
  tasks: bilingual('Tasks', 'कार्य'),
  hr: bilingual('HR', 'मानव संसाधन'),
};

interface ProcessTasksProps {
  readonly process: keyof typeof processes;
  readonly id: number;
  /** What is said where there are none. */
  readonly none: ModelText;
}

/** The tasks of a process, in the order of their days. */
export function ProcessTasks({ process, id, none }: ProcessTasksProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const path = endpoint(processTask, useSlug(), 'hris/:org/process-task');
  const asked = { as: 'hr', process, process_id: id, limit: 100, sort: 'due_on' };
  const query = useQuery({
    queryKey: keyOf(processTask, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Task>>(),
  });
  return (
    <Card title={say(words.tasks)} isFlush={(query.data?.results.length ?? 0) > 0}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(none)}</Text>
          ) : (
            <DataTable
              label={say(words.tasks)}
              columns={[
                {
                  id: 'title',
                  header: say(processTask.fields.title.label),
                  cell: ({ title }) => title,
                  minWidth: '10rem',
                },
                {
                  id: 'assignee',
                  header: say(processTask.fields.assignee.label),
                  cell: ({ assignee, unit }) =>
                    assignee ? <PersonChip person={assignee} /> : (unit?.name ?? say(words.hr)),
                },
                {
                  id: 'due_on',
                  header: say(processTask.fields.due_on.label),
                  cell: ({ due_on: on }) => dates.date(on),
                },
                {
                  id: 'status',
                  header: say(processTask.fields.status.label),
                  cell: (task) => <StatusOf entity={processTask} record={task} />,
                },
              ]}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={({ title }) => title}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
