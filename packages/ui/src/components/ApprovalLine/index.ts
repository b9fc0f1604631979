export { ApprovalLine } from './ApprovalLine.tsx';
export type { ApprovalLineProps } from './ApprovalLine.tsx';
export type {
  ApprovalDecision,
  ApprovalLevel,
  ApprovalMove,
  ApprovalOutcome,
  ApprovalPerson,
} from './approval-level.ts';
