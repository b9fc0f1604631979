import type { ReactNode } from 'react';

/** One thing that can be chosen from a list. */
export interface ChoiceOption<Id extends string = string> {
  readonly id: Id;
  /** What is shown, spoken, and matched when one types. */
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string;
  /** An icon or a picture before the label. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}
