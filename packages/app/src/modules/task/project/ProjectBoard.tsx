import type { EntityRecord } from '@karmik/model/kit/entity';
import type { project } from '@karmik/model/task/project';
import { isDelayed, task } from '@karmik/model/task/task';
import { KanbanBoard, type BoardColumn, type BoardMove } from '@karmik/ui/KanbanBoard';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { keyOf, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { PeopleCell } from '../parts/TaskPeople.tsx';
import { lookedAs, mostTasks, useOpenTask, useProjectTasks, type ProjectTask } from './project-tasks.ts';
import { words } from './words.ts';

const states = task.fields.status.states;
type State = keyof typeof states;

/** What a move to a column does. Closing and reopening ask why, on the page of the task. */
const actionOf = (from: string, to: string): 'start' | 'complete' | undefined => {
  if (to === 'In progress' && from === 'Pending') return 'start';
  if (to === 'Completed' && (from === 'Pending' || from === 'In progress')) return 'complete';
  return undefined;
};

/** The tasks of a project by their state, moved on by dragging, by keyboard or from the menu of a card. */
export function ProjectBoard({ record }: { readonly record: EntityRecord<typeof project> }): ReactNode {
  const say = useModelText();
  const query = useProjectTasks(record.id);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {({ results, count }) => (
        <Stack gap="md">
          {count > mostTasks && <Text tone="muted">{say(words.moreTasks)}</Text>}
          <Board projectId={record.id} tasks={results} />
        </Stack>
      )}
    </Loaded>
  );
}

function Board({
  projectId,
  tasks,
}: {
  readonly projectId: number;
  readonly tasks: readonly ProjectTask[];
}): ReactNode {
  const say = useModelText();
  const client = useQueryClient();
  const open = useOpenTask();
  const as = lookedAs();
  const move = async ({ cardId, fromId, toId }: BoardMove) => {
    const action = actionOf(fromId, toId);
    if (action === undefined) return;
    const key = keyOf(task, 'project', String(projectId), as);
    // The card is in its new place at once, and goes back where it is refused.
    client.setQueryData(
      key,
      (page: { results: readonly ProjectTask[] } | undefined) =>
        page && {
          ...page,
          results: page.results.map((each) => (String(each.id) === cardId ? { ...each, status: toId } : each)),
        },
    );
    try {
      await api.post(`task/${cardId}/${action}/`, { searchParams: { as }, json: {} });
    } catch (error) {
      reportFailure(error);
    }
    await refresh(task);
  };
  const columns = useMemo(
    () =>
      (Object.keys(states) as State[]).map((state): BoardColumn => ({
        id: state,
        title: say(states[state].label),
        tone: states[state].tone,
        cards: tasks
          .filter(({ status }) => status === state)
          .map((each) => ({ id: String(each.id), title: each.title, content: <CardContent of={each} /> })),
      })),
    [tasks, say],
  );
  return (
    <KanbanBoard
      label={say(words.tasks)}
      columns={columns}
      onMove={(next) => void move(next)}
      canMove={({ fromId, toId }) => actionOf(fromId, toId) !== undefined}
      onCardAction={open}
    />
  );
}

function CardContent({ of }: { readonly of: ProjectTask }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { priority } = task.fields;
  return (
    <Stack gap="xs">
      <Inline gap="sm" align="center">
        {of.priority !== 'Minor' && (
          <StatusTag tone={of.priority === 'Critical' ? 'critical' : 'caution'}>
            {say(priority.choices[of.priority])}
          </StatusTag>
        )}
        <Text size="sm" tone={isDelayed(of, todayThere()) ? 'critical' : 'muted'}>
          {say(words.due(dates.date(of.deadline)))}
        </Text>
      </Inline>
      <PeopleCell people={of.responsible} />
    </Stack>
  );
}
