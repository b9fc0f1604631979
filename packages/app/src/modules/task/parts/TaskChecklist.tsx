import { task } from '@karmik/model/task/task';
import { Checkbox } from '@karmik/ui/Checkbox';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import type { Task, TaskStanding } from './task-types.ts';
import { words } from './words.ts';

/** The items of a task, ticked at once by the person who works on it. */
export function TaskChecklist({ record }: { record: Pick<Task, 'id' | 'checklist'> & TaskStanding }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const [pending, setPending] = useState<number>();
  const { checklist } = record;
  if (checklist.length === 0) return <Text tone="muted">{say(words.noChecklist)}</Text>;
  const done = checklist.filter(({ is_done }) => is_done).length;
  const tick = async (index: number, item: string, is_done: boolean) => {
    setPending(index);
    try {
      await api.patch(`task/${record.id}/checklist/`, {
        searchParams: { as: record.viewed_as ?? 'user' },
        json: { position: index + 1, item, is_done },
      });
    } catch (error) {
      reportFailure(error);
    }
    await refresh(task);
    setPending(undefined);
  };
  return (
    <Stack gap="md">
      <ProgressBar
        label={say(words.checklist)}
        isLabelHidden
        value={done}
        maxValue={checklist.length}
        valueLabel={say(words.doneOf(figures(done), figures(checklist.length)))}
      />
      {checklist.map(({ item, is_done }, index) => (
        <Checkbox
          key={index}
          isSelected={is_done}
          isReadOnly={record.can_work !== true}
          isDisabled={pending === index}
          onChange={(next) => void tick(index, item, next)}
        >
          {item}
        </Checkbox>
      ))}
    </Stack>
  );
}
