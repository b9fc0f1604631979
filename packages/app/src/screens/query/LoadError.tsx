import { ErrorState } from '@karmik/ui/ErrorState';
import type { ReactNode } from 'react';
import { allMessages, type Failure } from '../../api/failure.ts';
import { LateErrorPage } from '../../shell/LateErrorPage.tsx';
import { useTexts } from '../../texts/texts.ts';

interface LoadErrorProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In place of what could not be fetched: the error page for what is refused or missing (ERR-1), else a way to try again. */
export function LoadError({ failure, onRetry, isRetrying }: LoadErrorProps): ReactNode {
  const texts = useTexts();
  const { status } = failure;
  if (status === 403 || status === 404) return <LateErrorPage status={status} />;
  const [message] = allMessages(failure);
  const words =
    status === 0
      ? texts.errors.noAnswer
      : status === 429
        ? texts.errors.tooMany
        : status >= 500
          ? texts.errors.server
          : undefined;
  return (
    <ErrorState
      title={words?.title ?? texts.errors.somethingWrong}
      description={words?.description ?? (message && texts.say(message))}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
