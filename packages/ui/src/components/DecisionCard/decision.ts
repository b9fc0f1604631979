import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../parts/button/button-look-names.ts';
import type { Tone } from '../../tokens/names.ts';

/** One thing that is known of what is asked, such as its days. */
export interface DecisionFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** It speaks against the request. */
  readonly isCaution?: boolean;
}

/** One way to decide. */
export interface DecisionChoice<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly tone?: Tone;
  readonly variant?: ButtonVariant;
  /** Whether it takes a remark: `none` when left out, and then one press decides. */
  readonly remark?: 'none' | 'optional' | 'required';
}

/** Why a decision was not taken: of its remark, or of the whole. */
export interface DecisionProblem {
  readonly remark?: string;
  readonly text?: string;
}

/** Takes a decision. Returns why where it was refused; the remark then stays. */
export type Decide<Choice extends string = string> = (
  choice: Choice,
  remark: string,
) => undefined | DecisionProblem | Promise<undefined | DecisionProblem>;
