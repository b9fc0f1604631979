import type { Field, Fields } from '@karmik/model/kit/fields';
import { createContext, use, useSyncExternalStore, type ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { Values } from './body.ts';
import type { ProblemsState, ProblemStore } from './problems.ts';

export interface FieldSlot {
  /** Where it stands, such as `title` or `legs.0.to`. */
  name: string;
  field: Field;
}

/** What every part of one form shares. It stays the same while the form stands, so that nothing is drawn anew because of it. */
export interface FormCore {
  readonly id: string;
  readonly control: Control<Values>;
  readonly problems: ProblemStore;
  readonly fields: Fields;
  /** Draws a field of this form; lists draw those of their entries with it. */
  readonly Slot: ComponentType<FieldSlot>;
  readonly getValues: () => Values;
  readonly setValue: (name: string, value: unknown) => void;
  /** Whether the other values let a field exist. */
  readonly isShown: (name: string, values: Values) => boolean;
  readonly hasCondition: (name: string) => boolean;
  /** Called when a value has changed. */
  readonly onChanged: (path: string) => void;
  /** Called when a control was left. */
  readonly onLeft: (path: string, value: unknown) => void;
  readonly hasCounters: boolean;
}

export const FormContext = createContext<FormCore | undefined>(undefined);

export function useFormCore(): FormCore {
  const core = use(FormContext);
  if (!core) throw new Error('A field of a form was drawn outside it: put it into an EntityForm or a FormWizard.');
  return core;
}

/** One thing of the state of a form; only a change of it draws anew. */
export function useProblems<T>(problems: ProblemStore, select: (state: ProblemsState) => T): T {
  return useSyncExternalStore(
    problems.subscribe,
    () => select(problems.get()),
    () => select(problems.get()),
  );
}

/** The element's id of a field, by which summaries lead to it. */
export const fieldId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;
