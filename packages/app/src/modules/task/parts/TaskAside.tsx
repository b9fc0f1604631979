import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { LeaveResultArea } from './LeaveResultArea.tsx';
import { RemoveTask } from './RemoveTask.tsx';
import type { Task, TaskStanding } from './task-types.ts';
import { words } from './words.ts';

const SettingsDrawer = lazy(async () => ({ default: (await import('./SettingsDrawer.tsx')).SettingsDrawer }));

type Shown = Pick<Task, 'title' | 'result_area'> & TaskStanding & { readonly id: number };

/** What is done with a task beside moving it on: its settings, its result area, its removal. */
export function TaskAside({ record }: { readonly record: Shown }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
          {say(words.settings)}
        </Button>
        <LeaveResultArea record={record} />
      </Inline>
      <RemoveTask record={record} />
      <Suspense fallback={null}>
        {isOpen && <SettingsDrawer id={record.id} as={record.viewed_as ?? 'user'} onClose={() => setOpen(false)} />}
      </Suspense>
    </Stack>
  );
}
