/** The dialogs that notifications of leave open. */
import type { NotificationDialogs } from '../../../routing/route.ts';
import { openRequest } from '../../../shell/notifications/open-request.ts';

const dialogs: NotificationDialogs = {
  leave: openRequest('leave_request_id', async () => (await import('./leave.screens.ts')).default.notified),
  leave_cancel: openRequest(
    'leave_request_cancel_id',
    async () => (await import('./cancel.screens.ts')).default.notified,
  ),
};

export default dialogs;
