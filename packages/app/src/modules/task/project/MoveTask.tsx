import { EntityForm } from '@karmik/forms/EntityForm';
import type { Entity } from '@karmik/model/kit/entity';
import { moveAsked, type PlannedMoves } from '@karmik/model/task/answers';
import { openTaskStates, task as taskEntity } from '@karmik/model/task/task';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { lookedAs, type ProjectTask } from './project-tasks.ts';
import { words } from './words.ts';

type Moves = PlannedMoves['moves'];
const asked: Entity = { name: 'task_move', label: words.move, fields: moveAsked };

/** Sets the days of tasks that were looked at; the other way round it takes them back. */
const reschedule = (moves: Moves, isBack = false) =>
  api.post('task/reschedule/', {
    json: {
      moves: moves.map(({ id, was, becomes }) => {
        const [seen, set] = isBack ? [becomes, was] : [was, becomes];
        return { task: id, was_starts_on: seen.starts_on, was_deadline: seen.deadline, ...set };
      }),
    },
  });

/** Moves an open task to another start: first what moves with it is shown, then it is moved, with a way back. */
export function MoveTask({ task }: { readonly task: ProjectTask }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const [moves, setMoves] = useState<Moves>();
  const isPlanner = task.created_by.id === session.info?.user.id || lookedAs() === 'hr';
  if (!isPlanner || !(openTaskStates as readonly string[]).includes(task.status)) return null;
  const close = () => {
    setOpen(false);
    setMoves(undefined);
  };
  const undo = async (done: Moves) => {
    try {
      await reschedule(done, true);
      snackbar.success(say(words.undone));
    } catch (error) {
      reportFailure(error);
    }
    await refresh(taskEntity);
  };
  const move = async (all: Moves) => {
    try {
      await reschedule(all);
      snackbar.show({
        text: say(words.moved(all.length)),
        action: { label: say(words.undo), onPress: () => void undo(all) },
      });
      close();
    } catch (error) {
      reportFailure(error);
    }
    await refresh(taskEntity);
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        tone="neutral"
        aria-label={say(words.moveOf(task.title))}
        onPress={() => setOpen(true)}
      >
        {say(words.move)}
      </Button>
      {isOpen && (
        <Dialog isOpen isStaying onOpenChange={close} title={say(words.moveOf(task.title))}>
          <Stack gap="lg">
            <EntityForm
              entity={asked}
              noticeName={null}
              initial={{ starts_on: task.starts_on ?? task.deadline }}
              submit={async (body) => {
                const answer = await api
                  .post(`task/${task.id}/move/`, { searchParams: { as: lookedAs() }, json: body })
                  .json<PlannedMoves>();
                setMoves(answer.moves);
                return answer;
              }}
              onSuccess={() => undefined}
              onCancel={close}
              submitLabel={words.preview}
            />
            {moves !== undefined && (
              <div aria-live="polite">
                {moves.length === 0 ? (
                  <Text>{say(words.nothingMoves)}</Text>
                ) : (
                  <Stack gap="md">
                    <MovesTable moves={moves} />
                    <Inline>
                      <Button onPress={() => void move(moves)}>{say(words.move)}</Button>
                    </Inline>
                  </Stack>
                )}
              </div>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function MovesTable({ moves }: { readonly moves: Moves }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const span = ({ starts_on, deadline }: Moves[number]['was']): string =>
    starts_on === null || starts_on === deadline
      ? dates.date(deadline)
      : `${dates.date(starts_on)} – ${dates.date(deadline)}`;
  return (
    <DataTable
      label={say(words.moves)}
      rows={moves}
      rowId={({ id }) => String(id)}
      columns={[
        { id: 'title', header: say(taskEntity.fields.title.label), cell: ({ title }) => title },
        { id: 'was', header: say(words.from), cell: ({ was }) => span(was) },
        { id: 'becomes', header: say(words.until), cell: ({ becomes }) => span(becomes) },
      ]}
    />
  );
}
