import { ConfirmRegion } from '@karmik/ui/ConfirmDialog';
import { Suspense, lazy, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { asked } from '../api/proof.ts';
import { OfflineNote } from './offline/OfflineNote.tsx';

const ProofDialog = lazy(async () => ({ default: (await import('./proof/ProofDialog.tsx')).ProofDialog }));

/**
 * What code asks the person: whether they are sure, and who they are where a call asks for fresh proof. Fetched after the page, with the note of
 * a lost connection. */
export default function Questions(): ReactNode {
  const { answer } = useSnapshot(asked);
  return (
    <>
      <ConfirmRegion />
      <OfflineNote />
      {answer && (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      )}
    </>
  );
}
