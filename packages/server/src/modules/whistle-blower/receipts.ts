/** Receipts of anonymous reports. */
import { whistleBlowerMessages } from '@karmik/model/whistle-blower/messages';
import { receiptsOf } from '../../access/receipts.ts';

export const reportReceipts = receiptsOf({
  salt: 'whistle-blower receipts',
  what: 'return to report',
  lapsed: whistleBlowerMessages.receiptAgain,
});
