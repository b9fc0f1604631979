import type { Text } from '@karmik/model/kit/text';
import { ErrorState } from '@karmik/ui/ErrorState';
import type { ReactNode } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';

interface LinkRefusedProps {
  /** What is said of a link that is wrong or has ended; of what it was about nothing is known here. */
  readonly title: Text;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why a personal link shows nothing: it is wrong, has ended or was taken back, or no answer came. */
export function LinkRefused({ title, failure, onRetry }: LinkRefusedProps): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const [message] = failure.messages;
  const hasEnded = failure.status === 404 || failure.status === 410;
  return (
    <ErrorState
      title={hasEnded ? say(title) : texts.errors.noAnswer.title}
      description={message === undefined ? texts.errors.noAnswer.description : say(message)}
      {...(hasEnded ? {} : { onRetry })}
    />
  );
}
