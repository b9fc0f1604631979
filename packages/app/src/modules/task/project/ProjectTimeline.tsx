import type { EntityRecord } from '@karmik/model/kit/entity';
import type { PlannedMoves } from '@karmik/model/task/answers';
import type { project } from '@karmik/model/task/project';
import { isDelayed, openTaskStates, task } from '@karmik/model/task/task';
import { GanttChart, type GanttMove, type GanttTask } from '@karmik/ui/GanttChart';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { CalendarArrowRightIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMemo, useState, type ReactNode } from 'react';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { may, session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { movesOf, useReschedule } from './move-tasks.ts';
import { MoveTask } from './MoveTask.tsx';
import { lookedAs, mostTasks, useOpenTask, useProjectTasks, type ProjectTask } from './project-tasks.ts';
import { words } from './words.ts';

const states = task.fields.status.states;

const startOf = ({ starts_on, deadline }: ProjectTask): string => starts_on ?? deadline;

interface OfProject {
  readonly record: EntityRecord<typeof project>;
}

/** The tasks of a project on an axis of days, with what each waits for. A bar that is moved takes with it what follows, after a look at that. */
export function ProjectTimeline({ record }: OfProject): ReactNode {
  const say = useModelText();
  const query = useProjectTasks(record.id);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {({ results, count }) =>
        results.length === 0 ? (
          <Text tone="muted">{say(words.noTasks)}</Text>
        ) : (
          <Stack gap="md">
            {count > mostTasks && <Text tone="muted">{say(words.moreTasks)}</Text>}
            <Plan tasks={results} record={record} />
          </Stack>
        )
      }
    </Loaded>
  );
}

/** What is being moved: where its bar was left, and what would move, once that is known. */
interface Held {
  readonly task: ProjectTask;
  readonly to?: GanttMove;
  readonly moves?: PlannedMoves['moves'];
  /** The preview is open. */
  readonly isOpen: boolean;
}

function Plan({ tasks, record }: OfProject & { readonly tasks: readonly ProjectTask[] }): ReactNode {
  const say = useModelText();
  const open = useOpenTask();
  const reschedule = useReschedule();
  const [held, setHeld] = useState<Held>();
  const to = held?.to;
  const today = todayThere();
  const byId = useMemo(() => new Map(tasks.map((each) => [String(each.id), each])), [tasks]);
  const sorted = useMemo(() => tasks.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id), [tasks]);
  const bars = useMemo(
    () =>
      sorted.map((each): GanttTask => {
        const { tone, label } = states[each.status];
        const isLate = isDelayed(each, today);
        return {
          id: String(each.id),
          title: each.title,
          start: startOf(each),
          end: each.deadline,
          tone: isLate ? 'critical' : tone,
          status: isLate ? `${say(label)}, ${say(words.overdue)}` : say(label),
          after: each.depends_on.map((before) => String(before.task.id)),
          ...(to?.id === String(each.id) && to),
        };
      }),
    [sorted, to, today, say],
  );
  const me = session.info?.user.id;
  const isPlanner = record.lead.id === me || (lookedAs() === 'hr' && may('8.01', 'write'));
  const mayMove = (id: string): boolean => {
    const each = byId.get(id);
    return (
      each !== undefined &&
      (isPlanner || each.created_by.id === me) &&
      (openTaskStates as readonly string[]).includes(each.status)
    );
  };
  const close = () => setHeld(undefined);
  async function move(to: GanttMove): Promise<void> {
    const moved = byId.get(to.id);
    if (moved === undefined) return;
    setHeld({ task: moved, to, isOpen: false });
    try {
      const moves = await movesOf(moved.id, to.start);
      // What moves alone needs no look before; there is a way back.
      if (moves.some(({ id }) => id !== moved.id)) setHeld({ task: moved, to, moves, isOpen: true });
      else {
        if (moves.length > 0) await reschedule(moves);
        close();
      }
    } catch (error) {
      reportFailure(error);
      close();
    }
  }
  return (
    <>
      <GanttChart
        label={say(words.timeline)}
        rowsLabel={say(words.tasks)}
        tasks={bars}
        onMove={(next) => void move(next)}
        canMove={mayMove}
        onTaskAction={open}
        actions={(id) => {
          const each = byId.get(id);
          return (
            each !== undefined &&
            mayMove(id) && (
              <IconButton
                size="sm"
                label={say(words.moveOf(each.title))}
                icon={<Icon of={CalendarArrowRightIcon} />}
                onPress={() => setHeld({ task: each, isOpen: true })}
              />
            )
          );
        }}
      />
      {held?.isOpen === true && (
        <MoveTask task={held.task} startsOn={held.to?.start} looked={held.moves} onClose={close} />
      )}
    </>
  );
}
