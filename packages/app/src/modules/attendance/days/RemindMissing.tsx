import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PagePart } from '../../../screens/kit/bodies.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './reminder-words.ts';
import { filtersOf, mayRemind, type Reminder } from './reminders.ts';

const ReminderDrawer = lazy(async () => ({ default: (await import('./ReminderDrawer.tsx')).ReminderDrawer }));

function RemindMissing({ slug, as }: { readonly slug: string; readonly as: Reminder }): ReactNode {
  const say = useModelText();
  const { params } = useAddress();
  const [isOpen, setOpen] = useState(false);
  if (!mayRemind(as)) return null;
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {say(words.remind)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReminderDrawer slug={slug} as={as} filters={filtersOf(params)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Above the list of days with a missing punch: reminds the people of the days that it shows. */
export const remindAs = (as: Reminder): PagePart =>
  function Remind({ slug }): ReactNode {
    return <RemindMissing slug={slug} as={as} />;
  };
