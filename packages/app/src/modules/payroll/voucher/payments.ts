/** Payments with vouchers: how an address names one of them, and where its voucher is. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { endpoint } from '../../../screens/records.ts';

export type Payment = PayVoucherPayments['results'][number];

/** The address names provisions by this. */
export const provisionId = 'provision';

/** What of a batch has no voucher yet. */
const partId = ({ batch, purpose }: Payment): string => `${purpose === 'return' ? 'return' : 'batch'}-${batch?.id}`;

/** The address names a payment by this. */
export function paymentId(payment: Payment): string {
  const { file, batch, voucher } = payment;
  if (!batch) return String(file);
  return voucher ? `voucher-${voucher.id}` : partId(payment);
}

/** The payment of an address; of a part of a batch that has a voucher meanwhile, the newest one. */
export const paymentAsked = (results: readonly Payment[], asked: string | null): Payment | undefined =>
  results.find((each) => paymentId(each) === asked) ??
  results.findLast((each) => each.batch !== null && partId(each) === asked);

/** Where the voucher of a payment is, or what it would be. */
export function paymentPath(slug: string, { file, batch, purpose, voucher }: Payment): string {
  const at = (of: string, id: number | undefined, rest: string) => `${endpoint(payVoucher, slug, of)}${id}/${rest}`;
  if (!batch) return at(payrollEndpoints.file, file ?? 0, 'voucher/');
  if (voucher) return at(payrollEndpoints.voucher, voucher.id, 'page/');
  return at(payrollEndpoints.paymentBatch, batch.id, `voucher/${purpose === 'return' ? 'return/' : ''}`);
}
