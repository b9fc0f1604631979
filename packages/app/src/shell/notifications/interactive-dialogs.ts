/** The dialogs that notifications open, a line each. */
import { openWith } from './interactive.ts';

openWith('overtime_pre_approval', () => import('../../pages/overtime/OvertimeDialog.tsx'));
