import { useSyncExternalStore, type ReactNode } from 'react';
import { currentQuestion, subscribe } from './confirm-store.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Where questions of `confirm()` appear. Put it once, near the root and inside the providers. */
export function ConfirmRegion(): ReactNode {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => undefined);
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      key={question.id}
      {...question.options}
      isOpen
      onDone={(remark) => question.answer({ remark })}
      onCancel={() => question.answer(undefined)}
    />
  );
}
