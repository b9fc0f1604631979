import type { Field, Fields } from '@karmik/model/kit/fields';
import { createContext, use, type ComponentType } from 'react';
import type { ProblemStore } from '../store/problems.ts';
import type { ValueStore } from '../store/values.ts';

export interface FieldSlot {
  /** Where it stands, such as `title` or `legs.0.to`. */
  name: string;
  field: Field;
  /** On its line of the form are checkboxes and nothing else. */
  isAmongCheckboxes?: boolean;
}

/** What every part of one form shares. It stays the same while the form stands, so that nothing is drawn again because of it. */
export interface FormCore {
  readonly id: string;
  readonly values: ValueStore;
  readonly problems: ProblemStore;
  readonly fields: Fields;
  /** Draws a field of this form; lists draw those of their entries with it. */
  readonly Slot: ComponentType<FieldSlot>;
  /** Whether the other values let a field exist. */
  readonly isShown: (name: string) => boolean;
  /** Whether a field that may be empty must be filled in by the other values. */
  readonly isNeeded: (name: string) => boolean;
  readonly mayBeNeeded: (name: string) => boolean;
  readonly hasCondition: (name: string) => boolean;
  /** Called when a value has changed. */
  readonly onChanged: (path: string) => void;
  /** Called when a control was left. */
  readonly onLeft: (path: string) => void;
  readonly hasCounters: boolean;
}

export const FormContext = createContext<FormCore | undefined>(undefined);

export function useFormCore(): FormCore {
  const core = use(FormContext);
  if (!core) throw new Error('A field of a form was drawn outside it: put it into an EntityForm or a FormWizard.');
  return core;
}

/** The element's id of a field, by which summaries lead to it. */
export const fieldId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;
