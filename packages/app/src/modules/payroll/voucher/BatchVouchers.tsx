import type { EntityRecord } from '@karmik/model/kit/entity';
import type { paymentBatch } from '@karmik/model/payment/batch';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { OneVoucher } from './OneVoucher.tsx';
import { paymentAsked, paymentId, paymentPath } from './payments.ts';
import { VoucherPayments } from './VoucherPayments.tsx';
import { words } from './words.ts';

const isSent: ReadonlySet<string> = new Set(['Sent', 'Incomplete', 'Complete']);

/** Vouchers of a batch of payments, and what of it has none yet. */
export function BatchVouchers({ record }: { readonly record: EntityRecord<typeof paymentBatch> }): ReactNode {
  const slug = useSlug();
  const [asked, ask] = useState<string | null>(null);
  const path = `${endpoint(payVoucher, slug, payrollEndpoints.paymentBatch)}${record.id}/voucher/payment/`;
  // What became of a payment changes its batch.
  const state = [record.status, record.paid, record.failed].join(' ');
  const { data } = useQuery({
    queryKey: keyOf(payVoucher, path, { state }),
    queryFn: ({ signal }) => api.get(path, { signal }).json<PayVoucherPayments>(),
    enabled: isSent.has(record.status) && may('11.99', 'read'),
  });
  const payment = data && (paymentAsked(data.results, asked) ?? data.results.at(-1));
  if (!payment) return null;
  return (
    <Stack gap="lg">
      <VoucherPayments title={words.vouchers} data={data} shown={paymentId(payment)} onShow={ask} />
      <OneVoucher path={paymentPath(slug, payment)} status={state} />
    </Stack>
  );
}
