import type { Entity } from '@karmik/model/kit/entity';
import type { Text } from '@karmik/model/kit/text';
import { task, taskRecurrence } from '@karmik/model/task/task';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Inline } from '@karmik/ui/Inline';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import type { TaskStanding } from './task-types.ts';
import { words } from './words.ts';

interface RemoveProps {
  readonly entity: Entity;
  readonly path: string;
  readonly title: string;
  readonly label: Text;
  readonly why?: Text;
  /** Where one goes then, for what was open is there no more. */
  readonly leadsTo: string;
}

function Remove({ entity, path, title, label, why, leadsTo }: RemoveProps): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const remove = () =>
    confirm({
      title: say(words.removeSure(title)),
      ...(why ? { message: say(why) } : {}),
      confirmLabel: say(label),
      isDestructive: true,
      onConfirm: async () => {
        try {
          await api.delete(path);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        await navigate(leadsTo);
        await refresh(entity);
      },
    });
  return (
    <Inline>
      <Button variant="outline" tone="critical" onPress={() => void remove()}>
        {say(label)}
      </Button>
    </Inline>
  );
}

/** Takes away a task that no one has begun. */
export function RemoveTask({
  record,
}: {
  record: { readonly id: number; readonly title: string } & TaskStanding;
}): ReactNode {
  const slug = useSlug();
  if (record.can_delete !== true) return null;
  return (
    <Remove
      entity={task}
      path={`task/${record.id}/`}
      title={record.title}
      label={words.remove}
      leadsTo={record.viewed_as === 'hr' ? `/admin/${slug}/task/reports/all-tasks` : '/user/task/assigned-by-me'}
    />
  );
}

/** Takes away a rule; what it made stays. */
export function RemoveRule({
  record,
}: {
  record: { readonly id: number; readonly title: string; readonly can_edit?: boolean };
}): ReactNode {
  if (record.can_edit !== true) return null;
  return (
    <Remove
      entity={taskRecurrence}
      path={`task/recurring/${record.id}/`}
      title={record.title}
      label={words.removeRule}
      why={words.removeRuleWhy}
      leadsTo="/user/task/recurring?tab=rules"
    />
  );
}
