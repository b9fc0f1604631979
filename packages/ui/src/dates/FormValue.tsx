import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface FormValueProps {
  name: string | undefined;
  /** The id of a form elsewhere in the page. */
  form: string | undefined;
  value: string;
  isRequired: boolean;
  isDisabled: boolean;
  /** Why the form must not be sent; an empty text when it may. */
  problem: string;
  onReset: () => void;
  /** Hears that the form was not sent because of this field. `isFirst` when no field before it is wrong. */
  onRefused: (isFirst: boolean) => void;
}

/** What a form knows of a date field: its value, whether it may be sent, and its reset. */
export function FormValue({
  name,
  form,
  value,
  isRequired,
  isDisabled,
  problem,
  onReset,
  onRefused,
}: FormValueProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(onReset);

  useEffect(() => {
    const owner = input.current?.form;
    if (!owner) return undefined;
    const handle = (event: Event): void => {
      if (!event.defaultPrevented) reset();
    };
    owner.addEventListener('reset', handle);
    return () => owner.removeEventListener('reset', handle);
  }, [form]);

  useEffect(() => input.current?.setCustomValidity(problem), [problem]);

  return (
    // A text input that is not shown, since the browser asks an input of the type `hidden` for nothing.
    <input
      ref={input}
      type="text"
      hidden
      {...(name === undefined ? {} : { name })}
      {...(form === undefined ? {} : { form })}
      required={isRequired}
      disabled={isDisabled}
      value={value}
      onChange={() => {}}
      onInvalid={(event) => {
        // The browser would look for a place for its own bubble, and this input has none.
        event.preventDefault();
        const { form: owner } = event.currentTarget;
        const wrong = [...(owner?.elements ?? [])].find(
          (element) => element instanceof HTMLInputElement && !element.validity.valid,
        );
        onRefused(wrong === undefined || wrong === event.currentTarget);
      }}
    />
  );
}
