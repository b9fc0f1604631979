/** Receipts of anonymous grievances, and the keys by which every author comes to their grievance. */
import { grievanceMessages } from '@karmik/model/grievance/messages';
import { receiptsOf } from '../../access/receipts.ts';

export const grievanceReceipts = receiptsOf({
  salt: 'grievance receipts',
  what: 'return to grievance',
  lapsed: grievanceMessages.receiptAgain,
});
