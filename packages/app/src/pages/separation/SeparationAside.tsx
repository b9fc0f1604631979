import { processTask, separation, type Interview } from '@karmik/model/hris/separation';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { text } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates } from '../../preferences/dates.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { StatusOf } from '../../screens/detail/StatusOf.tsx';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../screens/records.ts';
import { useSlug } from '../../screens/surroundings/use-slug.ts';
import { useModelText } from '../../texts/texts.ts';
import { InterviewRead } from './InterviewRead.tsx';
import { interviewWords } from './words.ts';

type Task = EntityRecord<typeof processTask>;
type Row = EntityRecord<typeof separation>;

const words = {
  tasks: text('Tasks', 'कार्यहरू'),
  none: text('Its type has no tasks.', 'यस प्रकारमा कार्य छैनन्।'),
  hr: text('HR', 'मानव संसाधन'),
};

/** The tasks of a separation and what the employee answered. */
export function SeparationAside({ record }: { record: Row }): ReactNode {
  return (
    <>
      <Tasks record={record} />
      <ExitInterview id={record.id} />
    </>
  );
}

function Tasks({ record }: { record: Row }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const path = endpoint(processTask, useSlug(), 'hris/:org/process-task');
  const asked = { as: 'hr', process: 'Separation', process_id: record.id, limit: 100, sort: 'due_on' };
  const query = useQuery({
    queryKey: keyOf(processTask, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Task>>(),
  });
  return (
    <Card title={say(words.tasks)} isFlush={(query.data?.results.length ?? 0) > 0}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.none)}</Text>
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

function ExitInterview({ id }: { id: number }): ReactNode {
  const say = useModelText();
  const path = `${endpoint(separation, useSlug(), 'hris/:org/separation')}${id}/exit-interview/`;
  const query = useQuery({
    queryKey: ['exit_interview', path],
    queryFn: ({ signal }) => api.get(path, { signal }).json<{ interview: Interview | null }>(),
  });
  return (
    <Card title={say(interviewWords.title)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ interview }) =>
          interview === null ? (
            <Text tone="muted">{say(interviewWords.notAsked)}</Text>
          ) : interview.answered_at === null ? (
            <Text tone="muted">{say(interviewWords.waits)}</Text>
          ) : (
            <InterviewRead interview={interview} />
          )
        }
      </Loaded>
    </Card>
  );
}
