import type { EntityRecord } from '@karmik/model/kit/entity';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import type { payRun } from '@karmik/model/payroll/run/run';
import type { PayVoucherPage, PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { nameIn } from '@karmik/model/kit/fields';
import { Banner } from '@karmik/ui/Banner';
import { Grid } from '@karmik/ui/Grid';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { DownloadButton } from '../../../screens/operation/DownloadButton.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { VoucherActions } from './VoucherActions.tsx';
import { VoucherFiles } from './VoucherFiles.tsx';
import { paymentId, provisionId, VoucherPayments } from './VoucherPayments.tsx';
import { VoucherLines } from './VoucherLines.tsx';
import { words } from './words.ts';

const { fields } = payVoucher;

/** Vouchers of a payroll: its own, that of its provisions, and those of its payments; the address says which (`?of=`). */
export function RunVoucher({ record }: { readonly record: EntityRecord<typeof payRun> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params } = useAddress();
  const ofRun = `${endpoint(payVoucher, slug, payrollEndpoints.run)}${record.id}/voucher/`;
  const path = `${ofRun}payment/`;
  const { data } = useQuery({
    queryKey: keyOf(payVoucher, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<PayVoucherPayments>(),
    enabled: isPaidOut.has(record.status),
  });
  const asked = params.get('of');
  const payment = data?.results.find((each) => paymentId(each) === asked);
  const isProvision = data?.provision !== undefined && asked === provisionId;
  const at = (of: string, id: number) => `${endpoint(payVoucher, slug, of)}${id}/voucher/`;
  const one = payment?.batch
    ? at(payrollEndpoints.paymentBatch, payment.batch.id)
    : payment?.file
      ? at(payrollEndpoints.file, payment.file)
      : `${ofRun}${isProvision ? 'provision/' : ''}`;
  return (
    <Stack gap="lg">
      {data && (data.provision || data.results.length > 0) && (
        <VoucherPayments data={data} shown={payment ? paymentId(payment) : isProvision ? provisionId : null} />
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

/** The voucher in force, or what it would be with what it still lacks. */
function OneVoucher({ path, status }: { readonly path: string; readonly status: string }): ReactNode {
  const query = useQuery({
    // A preview becomes a voucher to make once the payroll is confirmed.
    queryKey: keyOf(payVoucher, path, { status }),
    queryFn: ({ signal }) => api.get(path, { signal }).json<PayVoucherPage>(),
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {(data) => (
        <Stack gap="lg">
          <Lacks data={data} />
          <Figures data={data} />
          <VoucherActions data={data} path={path} />
          <VoucherLines data={data} />
          <VoucherFiles data={data} />
        </Stack>
      )}
    </Loaded>
  );
}

/** What keeps the voucher from being made, each with the page that mends it. */
function Lacks({ data: { is_confirmed, missing } }: { readonly data: PayVoucherPage }): ReactNode {
  const say = useModelText();
  return (
    <>
      {!is_confirmed && <Banner>{say(words.preview)}</Banner>}
      {missing.length > 0 && (
        <Banner tone="caution" title={say(words.missing)}>
          <Stack gap="sm">
            {missing.map(({ text, href }) => (
              <Link key={text.en} href={href}>
                {say(text)}
              </Link>
            ))}
          </Stack>
        </Banner>
      )}
    </>
  );
}

function Figures({ data: { voucher, debit, credit } }: { readonly data: PayVoucherPage }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { money, language } = useValues();
  const difference = decimalText(minus(decimalOf(debit), decimalOf(credit)));
  return (
    <Grid>
      <Stat label={say(fields.lines.item.debit.label)} value={money(debit)} />
      <Stat label={say(fields.lines.item.credit.label)} value={money(credit)} />
      <Stat
        label={say(words.difference)}
        value={money(difference)}
        note={say(debit === credit ? words.balanced : words.notBalanced)}
      />
      {voucher && (
        <Stat
          label={say(fields.voucher_on.label)}
          value={dates.date(voucher.voucher_on)}
          note={nameIn(language, voucher.voucher_type)}
        />
      )}
    </Grid>
  );
}
