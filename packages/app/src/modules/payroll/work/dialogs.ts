/** The dialog that notifications of work paid by the unit open. */
import type { NotificationDialogs } from '../../../routing/route.ts';
import { openRequest } from '../../../shell/notifications/open-request.ts';

const dialogs: NotificationDialogs = {
  unit_of_work: openRequest('work_rate_id', async () => (await import('./work.screens.ts')).default.notified),
};

export default dialogs;
