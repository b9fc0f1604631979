import type { UseBlocker } from '@karmik/forms/guard';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved work is left inside the application. The address of the same page may change freely. */
export const useLeaveBlocker: UseBlocker = (isBlocked, question) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isBlocked && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ message: question, tone: 'caution' }).then((answer) =>
      answer ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, question]);
};
