import type { FoundEmployee } from '@karmik/model/hris/found-employee';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fillPath } from '../../areas/catalogue.ts';
import { useChipTarget } from '../../people/use-chip.ts';

const PersonDialog = lazy(async () => ({ default: (await import('../../people/PersonDialog.tsx')).PersonDialog }));

/** Opens an employee that was found: their page, or where there is none their card, which `dialog` draws. */
export function useOpenEmployee(): { open: (employee: FoundEmployee) => void; dialog: ReactNode } {
  const navigate = useNavigate();
  const targetOf = useChipTarget();
  const [shown, setShown] = useState<FoundEmployee>();
  return {
    open: (employee) => {
      const target = targetOf(employee);
      if (target.kind === 'page') void navigate(fillPath(target.path, target.params));
      else setShown(employee);
    },
    dialog: shown && (
      <Suspense fallback={null}>
        <PersonDialog person={shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  };
}
