import type { ReactNode } from 'react';
import { useFormCore } from '../entity-form/form-context.ts';
import { useProblems, useValues } from '../store/use-store.ts';
import { useUnsavedGuard, type UseBlocker } from './use-unsaved-guard.ts';

/** The guard of the form that it is in; a leaf, so that only it is drawn when the first letter is written. */
export function UnsavedGuard({ useBlocker }: { useBlocker?: UseBlocker | undefined }): ReactNode {
  const { values, problems } = useFormCore();
  const isDirty = useValues(values, '', values.isDirty);
  // While it is being sent, no matter who sends may go where they like.
  const isSubmitting = useProblems(problems, (state) => state.isSubmitting);
  useUnsavedGuard(isDirty && !isSubmitting, useBlocker);
  return null;
}
