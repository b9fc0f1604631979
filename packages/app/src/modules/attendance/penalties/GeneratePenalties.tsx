import { generatePenalties } from '@karmik/model/attendance/penalty/generation';
import { penalty } from '@karmik/model/attendance/penalty/penalty';
import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { refresh } from '../../../screens/records.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

const GenerateDrawer = lazy(async () => ({ default: (await import('./GenerateDrawer.tsx')).GenerateDrawer }));

export function GeneratePenalties(): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void refresh(penalty);
  };
  if (!may('5.18', 'write')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(generatePenalties.label)}</Button>
      <Suspense fallback={null}>{isOpen && <GenerateDrawer onClose={close} />}</Suspense>
    </>
  );
}
