import type { NotificationDialogs } from '../../../routing/route.ts';
import { openRequest } from '../../../shell/notifications/open-request.ts';

const openScore = openRequest('task_approval_id', async () => (await import('../parts/task-parts.ts')).notifiedScore);

const dialogs: NotificationDialogs = { task_verification: openScore, task_acknowledgement: openScore };

export default dialogs;
