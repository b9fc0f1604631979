/** The dialogs that notifications open, a line each. */
import { openWith } from './interactive.ts';

openWith('overtime_pre_approval', () => import('../../pages/overtime/OvertimeDialog.tsx'));
openWith('task_verification', () => import('../../pages/task/TaskApprovalDialog.tsx'));
openWith('task_acknowledgement', () => import('../../pages/task/TaskApprovalDialog.tsx'));
