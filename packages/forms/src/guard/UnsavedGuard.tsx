import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormCore, useProblems } from '../entity-form/form-context.ts';
import { useUnsavedGuard, type UseBlocker } from './use-unsaved-guard.ts';

/** The guard of the form that it stands in; a leaf, so that only it is drawn when the first letter is written. */
export function UnsavedGuard({ useBlocker }: { useBlocker?: UseBlocker | undefined }): ReactNode {
  const core = useFormCore();
  const { isDirty } = useFormState({ control: core.control });
  // While it is being sent, whoever sends may go where they like.
  const isSubmitting = useProblems(core.problems, (state) => state.isSubmitting);
  useUnsavedGuard(isDirty && !isSubmitting, useBlocker);
  return null;
}
