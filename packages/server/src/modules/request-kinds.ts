/** Every kind of request that the approval engine decides, for what goes over all of them. */
import type { RequestKind } from '../approval/decide.ts';
import { overtimeKind } from './attendance/overtime.ts';
import { formAnswerKind } from './forms/answers.ts';
import { resignationKind } from './hris/leaving/resignations.ts';
import { reviewKind } from './hris/process/reviews.ts';
import { transferKind } from './transfer/requests.ts';

export const requestKinds: readonly RequestKind[] = [
  overtimeKind,
  resignationKind,
  reviewKind,
  formAnswerKind,
  transferKind,
];
