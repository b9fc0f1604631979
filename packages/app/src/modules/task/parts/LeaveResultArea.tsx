import { task } from '@karmik/model/task/task';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import type { Task, TaskStanding } from './task-types.ts';
import { words } from './words.ts';

interface LeaveProps {
  readonly record: Pick<Task, 'title' | 'result_area'> & TaskStanding & { readonly id: number };
}

/** Takes a task from its result area, for who may change it. */
export function LeaveResultArea({ record }: LeaveProps): ReactNode {
  const say = useModelText();
  const { id, title, result_area: area, can_edit, viewed_as: as = 'user' } = record;
  if (can_edit !== true || !area) return null;
  const leave = () =>
    confirm({
      title: say(words.leaveSure(title, area.name)),
      confirmLabel: say(words.leaveArea),
      tone: 'caution',
      onConfirm: async () => {
        try {
          await api.post(`task/${id}/disassociate/`, { searchParams: { as } });
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        snackbar.success(say(words.leftArea));
        await refresh(task);
      },
    });
  return (
    <Button variant="outline" tone="neutral" onPress={() => void leave()}>
      {say(words.leaveArea)}
    </Button>
  );
}
