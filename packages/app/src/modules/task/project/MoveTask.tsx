import { EntityForm } from '@karmik/forms/EntityForm';
import type { Entity } from '@karmik/model/kit/entity';
import { moveAsked } from '@karmik/model/task/answers';
import { task as taskEntity } from '@karmik/model/task/task';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { movesOf, useReschedule, type Moves } from './move-tasks.ts';
import type { ProjectTask } from './project-tasks.ts';
import { words } from './words.ts';

const asked: Entity = { name: 'task_move', label: words.move, fields: moveAsked };

interface MoveTaskProps {
  readonly task: ProjectTask;
  /** Where its bar was left. @default where it starts now */
  readonly startsOn: string | undefined;
  /** What would move then. */
  readonly looked: Moves | undefined;
  readonly onClose: () => void;
}

/** Moves a task to another start: first what moves with it is shown, then it is moved, with a way back. */
export function MoveTask({ task, startsOn, looked, onClose }: MoveTaskProps): ReactNode {
  const say = useModelText();
  const reschedule = useReschedule();
  const [moves, setMoves] = useState(looked);
  return (
    <Dialog isOpen isStaying onOpenChange={onClose} title={say(words.moveOf(task.title))}>
      <Stack gap="lg">
        <EntityForm
          entity={asked}
          noticeName={null}
          initial={{ starts_on: startsOn ?? task.starts_on ?? task.deadline }}
          submit={async ({ starts_on }) => {
            const answer = await movesOf(task.id, starts_on as string);
            setMoves(answer);
            return { moves: answer };
          }}
          onSuccess={() => undefined}
          onCancel={onClose}
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
                  <Button onPress={() => void reschedule(moves).then((isDone) => isDone && onClose())}>
                    {say(words.move)}
                  </Button>
                </Inline>
              </Stack>
            )}
          </div>
        )}
      </Stack>
    </Dialog>
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
        { id: 'was', header: say(words.daysNow), cell: ({ was }) => span(was) },
        { id: 'becomes', header: say(words.daysThen), cell: ({ becomes }) => span(becomes) },
      ]}
    />
  );
}
