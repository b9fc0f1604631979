/** The dialogs that notifications open, a line each. */
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import type { RequestScreen } from '../../screens/kit/screens.ts';
import { openWith } from './interactive.ts';

/** @param idName the name of the request's id in the data of the notification */
const openRequest = (type: InteractiveType, idName: string, load: () => Promise<RequestScreen>): void =>
  openWith(type, async () => {
    const [{ requestDialog }, screen] = await Promise.all([import('./RequestDialog.tsx'), load()]);
    return { default: requestDialog(screen, idName) };
  });

const overtime = async () => (await import('../../modules/attendance/overtime.screens.ts')).default.notified;
const taskScore = async () => (await import('../../modules/task/parts/task-parts.ts')).notifiedScore;

openRequest('overtime_pre_approval', 'overtime_request_id', overtime);
openRequest('task_verification', 'task_approval_id', taskScore);
openRequest('task_acknowledgement', 'task_approval_id', taskScore);
