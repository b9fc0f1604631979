import type { FoundEmployee } from '@karmik/model/hris/found-employee';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fillPath } from '@karmik/model/kit/links';
import { useChipTarget } from '../../people/use-chip.ts';

const PersonDialog = lazy(async () => ({ default: (await import('../../people/PersonDialog.tsx')).PersonDialog }));

/** Opens an employee that was found: their page, or where there is none their card, which `dialog` draws. */
export function useOpenEmployee(): { open: (employee: FoundEmployee) => void; dialog: ReactNode } {
  const [found, setFound] = useState<FoundEmployee>();
  return {
    open: setFound,
    dialog: found && (
      <Suspense fallback={null}>
        <Opened employee={found} onClose={() => setFound(undefined)} />
      </Suspense>
    ),
  };
}

/** Where an employee is opened depends on the page; only here, so that who looks for no one does not follow each change of page. */
function Opened({ employee, onClose }: { employee: FoundEmployee; onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const target = useChipTarget()(employee);
  const address = target.kind === 'page' ? fillPath(target.path, target.params) : undefined;
  useEffect(() => {
    if (address === undefined) return;
    void navigate(address);
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each employee
  }, [address]);
  return address === undefined && <PersonDialog person={employee} onClose={onClose} />;
}
