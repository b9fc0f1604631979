import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import { nameIn } from '@karmik/model/kit/fields';
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Banner } from '@karmik/ui/Banner';
import { Grid } from '@karmik/ui/Grid';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { VoucherActions } from './VoucherActions.tsx';
import { VoucherFiles } from './VoucherFiles.tsx';
import { VoucherLines } from './VoucherLines.tsx';
import { words } from './words.ts';

const { fields } = payVoucher;

/** A voucher in force, or what it would be with what it still lacks. @param status of what it books, with which a preview becomes another one */
export function OneVoucher({ path, status }: { readonly path: string; readonly status: string }): ReactNode {
  const query = useQuery({
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
