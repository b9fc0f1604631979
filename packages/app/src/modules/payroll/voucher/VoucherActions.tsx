import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { f } from '@karmik/model/kit/fields';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { voucherFormats } from '@karmik/model/payroll/voucher/file';
import { payVoucherActivity } from '@karmik/model/payroll/voucher/activity';
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { payVoucher, payVoucherOrder } from '@karmik/model/payroll/voucher/voucher';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Step = 'make' | 'reverse' | 'export';

const { reverse } = payVoucher.actions as NonNullable<typeof payVoucher.actions>;
const format = f.choice({
  label: payVoucherActivity.fields.format.label,
  required: true,
  choices: voucherFormats,
  default: 'xlsx',
});

/** Makes, reverses and exports the voucher of a payroll. @param path of the voucher of the payroll */
export function VoucherActions({
  data: { voucher, is_confirmed, missing, lines, usual_day },
  path,
}: {
  readonly data: PayVoucherPage;
  readonly path: string;
}): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const [step, setStep] = useState<Step>();
  if (!may('11.00', 'write') || !is_confirmed) return null;
  const own = endpoint(payVoucher, slug, payrollEndpoints.voucher);
  const done = async (said: (typeof words)['made']) => {
    await Promise.all([refresh(payVoucher), refresh(payVoucherActivity)]);
    snackbar.success(say(said));
  };
  const shown = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && setStep(undefined) };
  if (!voucher) {
    if (missing.length > 0 || lines.length === 0) return null;
    return (
      <Inline justify="end">
        <Button onPress={() => setStep('make')}>{say(words.make)}</Button>
        {step === 'make' && (
          <DecisionDialog
            {...shown}
            title={say(words.make)}
            message={say(words.makeWhy(dates.date(usual_day)))}
            action={{ label: words.make, tone: 'positive', input: payVoucherOrder.fields }}
            submit={async (input) => {
              await api.post(path, { json: input, timeout: false });
              await done(words.made);
            }}
          />
        )}
      </Inline>
    );
  }
  return (
    <Inline justify="end">
      <Button variant="outline" tone="neutral" onPress={() => setStep('reverse')}>
        {say(reverse.label)}
      </Button>
      <Button onPress={() => setStep('export')}>{say(words.export)}</Button>
      {step === 'reverse' && (
        <DecisionDialog
          {...shown}
          title={`${say(reverse.label)}: ${voucher.number}`}
          message={say(words.reverseWhy(voucher.number))}
          action={reverse}
          submit={async (input) => {
            await api.post(`${own}${voucher.id}/reverse/`, {
              searchParams: { as: 'hr' },
              json: input,
              headers: { 'if-match': `"${voucher.version}"` },
            });
            await done(words.reversed);
          }}
        />
      )}
      {step === 'export' && (
        <DecisionDialog
          {...shown}
          title={`${say(words.export)}: ${voucher.number}`}
          action={{ label: words.export, tone: 'positive', input: { format } }}
          submit={async (input) => {
            await api.post(`${own}${voucher.id}/file/`, { json: input, timeout: false });
            await done(words.exported);
          }}
        />
      )}
    </Inline>
  );
}
