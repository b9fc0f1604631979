import { EntityForm } from '@karmik/forms/EntityForm';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { task, taskSettings } from '@karmik/model/task/task';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { keyOf, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Settings = EntityRecord<typeof taskSettings> & { readonly can_edit: boolean; readonly version: string };

interface DrawerProps {
  readonly id: number;
  /** In which role the task is looked at. */
  readonly as: string;
  readonly onClose: () => void;
}

/** What is set of one task; the person who may not change it sees it. */
export function SettingsDrawer({ id, as, onClose }: DrawerProps): ReactNode {
  const say = useModelText();
  const path = `task/${id}/settings/`;
  const query = useQuery({
    queryKey: keyOf(task, path, as),
    queryFn: ({ signal }) => api.get(path, { searchParams: { as }, signal }).json<Settings>(),
  });
  return (
    <Drawer isOpen onOpenChange={(next) => !next && onClose()} title={say(words.settings)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(settings) => (
          <EntityForm
            entity={taskSettings}
            record={settings}
            mayWrite={() => settings.can_edit}
            hasButtons={settings.can_edit}
            onCancel={onClose}
            submit={(changes, version) =>
              api
                .put(path, {
                  searchParams: { as },
                  json: { ...wholeOf(settings), ...changes },
                  ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
                })
                .json()
            }
            onSuccess={() => {
              onClose();
              void refresh(task);
            }}
          />
        )}
      </Loaded>
    </Drawer>
  );
}

/** The settings as a body that replaces them. */
const wholeOf = ({ approval_needed, checklist_rule, tells_observers }: Settings) => ({
  approval_needed,
  checklist_rule,
  tells_observers,
});
