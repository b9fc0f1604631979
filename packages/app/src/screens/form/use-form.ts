import { useFormState, type FormOptions } from '@karmik/forms/form/use-form-state';
import type { Text } from '@karmik/model/kit/text';
import { snackbar } from '@karmik/ui/Snackbar';
import { ownText, toFailure, type Failure } from '../../api/failure.ts';
import { texts } from '../../texts/texts.ts';

interface Options<Values extends object> extends Pick<FormOptions<Values>, 'initial' | 'schema' | 'toBody' | 'submit'> {
  /** What is above the form when a refusal names no field. */
  readonly explain?: (failure: Failure) => Text[];
}

/** A form of this application: its failures are those of the API, its words those of the chosen language. */
export const useForm = <Values extends object>({ explain = messagesOf, ...options }: Options<Values>) =>
  useFormState({
    ...options,
    refusalOf: (error) => {
      const failure = toFailure(error);
      return { fields: failure.fields, messages: explain(failure) };
    },
    onInvalid: () => snackbar.error(texts().form.review),
    say: (text) => texts().say(text),
  });

/** What a failure says of the whole form. */
function messagesOf(failure: Failure): Text[] {
  if (failure.messages.length > 0 || Object.keys(failure.fields).length > 0) return [...failure.messages];
  if (failure.status === 0) return [ownText(texts().errors.noAnswerNow)];
  return [ownText(texts().errors.somethingWrong)];
}
