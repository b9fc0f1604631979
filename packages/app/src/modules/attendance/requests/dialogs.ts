/** The dialogs that notifications of attendance requests open. */
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import type { NotificationDialogs } from '../../../routing/route.ts';
import { openRequest } from '../../../shell/notifications/open-request.ts';
import { screensOf, type KindName } from './kinds.ts';

const dialog = (type: InteractiveType, id: string, name: KindName) => ({
  [type]: openRequest(id, async () => (await screensOf(name)).notified),
});

const dialogs: NotificationDialogs = {
  ...dialog('adjustment', 'adjustment_request_id', 'adjustment'),
  ...dialog('overtime_pre_approval', 'overtime_request_id', 'overtime'),
  ...dialog('overtime_claim', 'overtime_claim_id', 'overtimeClaim'),
  ...dialog('travel_attendance', 'travel_request_id', 'travel'),
  ...dialog('travel_delete', 'delete_request_id', 'travelDeletion'),
  ...dialog('shift_swap', 'shift_swap_id', 'shiftSwap'),
  ...dialog('credit_hour_pre_approval', 'credit_hour_id', 'creditHour'),
  ...dialog('credit_hour_delete', 'credit_hour_delete_request_id', 'creditHourDeletion'),
};

export default dialogs;
