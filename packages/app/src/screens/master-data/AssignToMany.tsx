import type { Assignment } from '@karmik/model/kit/assignment';
import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';

const OperationDrawer = lazy(async () => ({
  default: (await import('../operation/OperationDrawer.tsx')).OperationDrawer,
}));

/** The way from a list of assignments to giving the same to many employees. */
export function AssignToMany({ operation }: Pick<Assignment, 'operation'>): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (!may(operation.code, 'write')) return null;
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(operation.label)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <OperationDrawer operation={operation} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
