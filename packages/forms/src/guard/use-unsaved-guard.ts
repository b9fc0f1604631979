import { useEffect, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormCore, useProblems } from '../entity-form/form-context.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { words } from '../text/words.ts';

/**
 * Stops a change of the page inside the application while `isBlocked`, and asks with `question` whether to go on. It is a hook of the
 * application's router.
 */
export type UseBlocker = (isBlocked: boolean, question: string) => void;

const noBlocker: UseBlocker = () => undefined;

/** Asks before unsaved work is left: by the browser when the page closes, by the router inside the application. */
export function useUnsavedGuard(isUnsaved: boolean, useBlocker: UseBlocker = noBlocker): void {
  const { say } = useForms();
  useBlocker(isUnsaved, say(words.leave));
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** The guard of the form that it stands in; a leaf, so that only it is drawn when the first letter is written. */
export function UnsavedGuard({ useBlocker }: { useBlocker?: UseBlocker | undefined }): ReactNode {
  const core = useFormCore();
  const { isDirty } = useFormState({ control: core.control });
  // While it is being sent, whoever sends may go where they like.
  const isSubmitting = useProblems(core.problems, (state) => state.isSubmitting);
  useUnsavedGuard(isDirty && !isSubmitting, useBlocker);
  return null;
}
