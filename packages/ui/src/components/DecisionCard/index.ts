export { DecisionCard } from './DecisionCard.tsx';
export type { DecisionCardProps } from './DecisionCard.tsx';
export type { Decide, DecisionChoice, DecisionFact, DecisionProblem } from './decision.ts';
