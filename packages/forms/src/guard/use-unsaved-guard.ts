import { useEffect } from 'react';
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
