import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { may, session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { regenerate } from './regenerate-words.ts';

const RegenerateDrawer = lazy(async () => ({ default: (await import('./RegenerateDrawer.tsx')).RegenerateDrawer }));

interface MonthProps {
  readonly start: string;
  readonly end: string;
}

function RegenerateDays({ as, ...month }: MonthProps & { readonly as: 'supervisor' | 'hr' }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (as === 'hr' ? !may('5.01', 'write') : session.info?.user.is_audit_user === true) return null;
  return (
    <>
      <Inline justify="end">
        <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
          {say(regenerate)}
        </Button>
      </Inline>
      <Suspense fallback={null}>
        {isOpen && <RegenerateDrawer as={as} {...month} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Above a calendar of many people: days of a person, or of the reader's team, are worked out again. */
export const regenerateAs = (as: 'supervisor' | 'hr') =>
  function Regenerate({ start, end }: MonthProps): ReactNode {
    return <RegenerateDays as={as} start={start} end={end} />;
  };
