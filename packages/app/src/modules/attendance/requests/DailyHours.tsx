import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './timesheet-words.ts';

const DailyHoursDrawer = lazy(async () => ({ default: (await import('./DailyHoursDrawer.tsx')).DailyHoursDrawer }));

/** One's own timesheet by the day. */
export function DailyHours({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {say(words.enter)}
      </Button>
      <Suspense fallback={null}>{isOpen && <DailyHoursDrawer slug={slug} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
