import type { ReadRefusal } from '@karmik/model/kit/read-errors';
import type { Text } from '@karmik/model/kit/text';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { isBlank } from '../kinds/is-blank.ts';
import { createProblemStore, problemAt, rootOf, type Errors, type ProblemSource } from '../store/problems.ts';
import { useProblems, useValues } from '../store/use-store.ts';
import { createValueStore } from '../store/values.ts';
import type { FormSchema } from './check-body.ts';

export interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** Fetches the schema of the body that is sent; its messages are under the fields. It comes after the form has been drawn. */
  readonly schema: () => Promise<FormSchema>;
  /** What is sent for these values, when it is more than the values themselves. */
  readonly toBody?: (values: Values) => unknown;
  readonly submit: (values: Values) => Promise<void>;
  /** Reads what `submit` threw. */
  readonly refusalOf: (error: unknown) => ReadRefusal;
  /** Says that fields are to be reviewed, after a check that found something (VAL-6). */
  readonly onInvalid: () => void;
  /** A text in the reader's language. */
  readonly say: (text: Text) => string;
}

/** Any change may have mended what the server refused; a button that is disabled by a message would never send it again. */
const rechecked: readonly ProblemSource[] = ['rule', 'server'];

/**
 * A form that is written by hand, on the stores of all forms (VAL-6): it checks all fields before it sends anything, checks a field again
 * once it was left, shows the server's answers at their fields, gives the first of those the focus, and lists what belongs to no field
 * above. Each key draws the whole form, so it suits small ones.
 */
export function useFormState<Values extends object>({
  initial,
  schema,
  toBody,
  submit,
  refusalOf,
  onInvalid,
  say,
}: FormOptions<Values>) {
  const [store] = useState(() => createValueStore(initial));
  const [problems] = useState(createProblemStore);
  const values = useValues(store, '', store.all);
  const state = useProblems(problems, (now) => now);

  const load = () => Promise.all([schema(), import('./check-body.ts')]);
  const preload = useEffectEvent(() => void load());
  useEffect(() => preload(), []);

  /** Checks the values that the form holds once the schema has come. */
  const check = async (): Promise<Errors> => {
    const [rules, { checkBody }] = await load();
    const all = store.all();
    return checkBody(rules, toBody ? toBody(all) : all);
  };

  /** Messages that are shown go as soon as they are no longer true; no new one appears while someone writes. */
  const recheck = () => {
    if (problems.get().byPath.size > 0) void check().then((errors) => problems.keepTrue(errors, rechecked));
  };

  const elsewhere = (path: string): Text | undefined =>
    Object.hasOwn(initial, rootOf(path)) ? undefined : { en: path, ne: path };

  const refuse = (form: HTMLFormElement, ...refused: [errors: Errors, messages: readonly Text[], ProblemSource]) => {
    problems.refuse(...refused, elsewhere);
    const isWrong = (name: string) => problemAt(problems.get(), name, true) !== undefined;
    const first = [...form.elements].find((control) => isWrong(control.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (problems.get().isSubmitting) return;
    problems.set({ isSubmitting: true });
    const found = await check();
    if (Object.keys(found).length > 0) {
      refuse(form, found, [], 'rule');
      onInvalid();
      return;
    }
    problems.set({ byPath: new Map(), others: [] });
    try {
      await submit(store.all());
      problems.set({ isSubmitting: false });
    } catch (error) {
      const { fields, messages } = refusalOf(error);
      refuse(form, fields, messages, 'server');
    }
  };

  /** The props of one field. */
  const field = <Name extends keyof Values & string>(name: Name) => {
    const error = problemAt(state, name, true);
    return {
      name,
      value: values[name],
      onChange: (value: Values[Name]) => {
        store.set(name, value);
        recheck();
      },
      onBlur: () => {
        // Leaving a field that was never filled accuses no one; the check of the whole form will.
        if (!isBlank(store.at(name))) void check().then((errors) => problems.tellBelow(name, errors));
      },
      ...(error === undefined ? {} : { errorMessage: say(error) }),
    };
  };

  return {
    values,
    /** Changes several values. */
    set: (changes: Partial<Values>) => {
      store.setMany(changes);
      recheck();
    },
    field,
    problems: state.others.map(say),
    hasErrors: state.byPath.size > 0,
    isSending: state.isSubmitting,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}
