import { snackbar } from '@karmik/ui/Snackbar';
import { allMessages, toFailure } from '../../api/failure.ts';
import { texts } from '../../texts/texts.ts';

/** Says in red why something that a person did was not done (ERR-3, ERR-4). For what has no form to say it in. */
export function reportFailure(error: unknown): void {
  const failure = toFailure(error);
  // The end of the session speaks for itself, on the login page.
  if (failure.status === 401) return;
  snackbar.error(failureText(error));
}

/** The one sentence that says why. */
export function failureText(error: unknown): string {
  const failure = toFailure(error);
  const { errors, say } = texts();
  if (failure.status === 0) return errors.noAnswerNow;
  if (failure.status === 413) return errors.tooLarge;
  const [first] = allMessages(failure);
  return first === undefined ? errors.somethingWrong : say(first);
}
