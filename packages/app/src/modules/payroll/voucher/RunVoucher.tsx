import type { EntityRecord } from '@karmik/model/kit/entity';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { payRun } from '@karmik/model/payroll/run/run';
import type { PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { DownloadButton } from '../../../screens/operation/DownloadButton.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { OneVoucher } from './OneVoucher.tsx';
import { paymentAsked, paymentId, paymentPath, provisionId } from './payments.ts';
import { VoucherPayments } from './VoucherPayments.tsx';
import { words } from './words.ts';

/** Vouchers of a payroll: its own, that of its provisions, and those of its payments; the address says which (`?of=`). */
export function RunVoucher({ record }: { readonly record: EntityRecord<typeof payRun> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params, change } = useAddress();
  const ofRun = `${endpoint(payVoucher, slug, payrollEndpoints.run)}${record.id}/voucher/`;
  const path = `${ofRun}payment/`;
  const { data } = useQuery({
    queryKey: keyOf(payVoucher, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<PayVoucherPayments>(),
    enabled: isPaidOut.has(record.status),
  });
  const asked = params.get('of');
  const payment = data && paymentAsked(data.results, asked);
  const isProvision = data?.provision !== undefined && asked === provisionId;
  const one = payment ? paymentPath(slug, payment) : `${ofRun}${isProvision ? 'provision/' : ''}`;
  return (
    <Stack gap="lg">
      {data && (data.provision || data.results.length > 0) && (
        <VoucherPayments
          title={words.payments}
          data={data}
          isOfPayroll
          shown={payment ? paymentId(payment) : isProvision ? provisionId : null}
          onShow={(of) => change({ of })}
        />
      )}
      {isProvision && (
        <Inline justify="end" align="center">
          <Text tone="muted">{say(words.byEmployee)}</Text>
          <DownloadButton path={`${one}export/`} />
        </Inline>
      )}
      <OneVoucher path={one} status={record.status} />
    </Stack>
  );
}

const isPaidOut: ReadonlySet<string> = new Set(['Confirmed', 'Published']);
