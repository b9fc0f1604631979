/** Reports of payments. */
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { paymentItem } from '@karmik/model/payment/item';
import { reportScreen } from '../../screens/kit/screens.ts';

const asHr = { path: paymentEndpoints.item, query: { as: 'hr' } } as const;

export const payments = reportScreen(paymentItem, 'payments', asHr);
export const esewa = reportScreen(paymentItem, 'esewa', asHr);
