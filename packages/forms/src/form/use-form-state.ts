import type { ReadRefusal } from '@karmik/model/kit/read-errors';
import type { Text } from '@karmik/model/kit/text';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import type { FormSchema } from './check-body.ts';

export interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** Fetches the schema of the body that is sent; its messages stand under the fields. It comes after the form has been drawn. */
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

type Errors<Values> = { [Name in keyof Values & string]?: Text | undefined };

/**
 * A form in a page (VAL-6): all fields are checked before anything is sent, a field is checked again once it was left, answers of the
 * server go to their fields, and what belongs to no field is a list above.
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
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [problems, setProblems] = useState<Text[]>([]);
  const [isSending, setSending] = useState(false);

  const names = Object.keys(initial) as (keyof Values & string)[];
  const isField = (name: string): name is keyof Values & string => names.some((known) => known === name);

  const load = () => Promise.all([schema(), import('./check-body.ts')]);
  const preload = useEffectEvent(() => void load());
  useEffect(() => preload(), []);

  const check = async (all: Values): Promise<Readonly<Record<string, readonly Text[]>>> => {
    const [rules, { checkBody }] = await load();
    return checkBody(rules, toBody ? toBody(all) : all);
  };

  /** Shows what is wrong with one field now, or that nothing is. */
  const recheck = async (name: keyof Values & string, all: Values) => {
    const found = await check(all);
    setErrors((shown) => ({ ...shown, [name]: found[name]?.[0] }));
  };

  /** Messages that are shown go as soon as they are no longer true; no new one appears while somebody writes. */
  const recheckShown = async (all: Values) => {
    const found = await check(all);
    setErrors((shown) => {
      const next = { ...shown };
      for (const name of names) if (next[name] !== undefined) next[name] = found[name]?.[0];
      return next;
    });
  };

  const show = (found: Readonly<Record<string, readonly Text[]>>, others: readonly Text[]) => {
    const known: Errors<Values> = {};
    const rest = [...others];
    for (const [name, list] of Object.entries(found)) {
      const [first] = list;
      if (isField(name) && first !== undefined) known[name] = first;
      else if (name === 'non_field_errors') rest.push(...list);
      else rest.push(...list.map(({ en, ne }) => ({ en: `${name}: ${en}`, ne: `${name}: ${ne}` })));
    }
    setErrors(known);
    setProblems(rest);
    return Object.keys(known).length > 0;
  };

  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const found = await check(values);
    const hasFieldErrors = show(found, []);
    if (hasFieldErrors || Object.keys(found).length > 0) {
      onInvalid();
      setSending(false);
      return;
    }
    try {
      await submit(values);
    } catch (error) {
      const refusal = refusalOf(error);
      show(refusal.fields, refusal.messages);
    } finally {
      setSending(false);
    }
  };

  /** The props of one field. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: Values[Name]) => {
      const next = { ...values, [name]: value };
      setValues(next);
      if (Object.values(errors).some((message) => message !== undefined)) void recheckShown(next);
    },
    onBlur: () => {
      // Leaving a field that was never filled accuses nobody; the check of the whole form will.
      if (values[name] !== '') void recheck(name, values);
    },
    ...(errors[name] === undefined ? {} : { errorMessage: say(errors[name]) }),
  });

  return {
    values,
    setValues,
    field,
    problems: problems.map(say),
    hasErrors: Object.values(errors).some((message) => message !== undefined),
    isSending,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send();
    },
  };
}
