import { dutyChoices, templateChoices } from '@karmik/model/payroll/files/file';
import type { PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

const { fields } = payVoucher;

/** The address names provisions by this. */
export const provisionId = 'provision';

type Payment = PayVoucherPayments['results'][number];

/** The address names a payment by this. */
export const paymentId = ({ file, batch }: Pick<Payment, 'file' | 'batch'>): string =>
  batch ? `batch-${batch.id}` : String(file);

/** A payroll, its provisions and its payments with their vouchers. @param shown whose voucher is shown below; null: the payroll itself */
export function VoucherPayments({
  data: { payroll, provision, results },
  shown,
}: {
  readonly data: PayVoucherPayments;
  readonly shown: string | null;
}): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { money, number } = useValues();
  const { change } = useAddress();
  const rows = [
    { id: null, label: say(fields.purpose.choices.payroll), total: payroll?.total, voucher: payroll },
    ...(provision
      ? [
          {
            id: provisionId,
            label: say(fields.purpose.choices.provision),
            total: provision.voucher?.total,
            voucher: provision.voucher,
          },
        ]
      : []),
    ...results.map(({ duty, template, ...payment }) => ({
      ...payment,
      id: paymentId(payment),
      // A payroll may be paid by several banks, in cash and by batches.
      label: payment.batch
        ? `${say(fields.batch.label)} ${number(payment.batch.number)}`
        : say((duty === 'disbursement' && template ? templateChoices[template] : undefined) ?? dutyChoices[duty]),
    })),
  ];
  return (
    <Card title={say(words.payments)} isFlush>
      <DataTable
        label={say(words.payments)}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ label }) => label}
        columns={[
          { id: 'label', header: say(fields.purpose.label), minWidth: '12rem', cell: ({ label }) => label },
          {
            id: 'total',
            header: say(fields.total.label),
            align: 'end',
            isNumeric: true,
            cell: ({ total }) => total && money(total),
          },
          {
            id: 'number',
            header: say(fields.number.label),
            minWidth: '11rem',
            cell: ({ voucher }) => (voucher ? number(voucher.number) : <Text tone="muted">{say(words.notMade)}</Text>),
          },
          {
            id: 'voucher_on',
            header: say(fields.voucher_on.label),
            minWidth: '8rem',
            cell: ({ voucher }) => voucher && dates.date(voucher.voucher_on),
          },
        ]}
        rowActions={({ id, label }) => (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={id === shown}
            aria-label={`${say(words.show)}: ${label}`}
            onPress={() => change({ of: id })}
          >
            {say(words.show)}
          </Button>
        )}
      />
    </Card>
  );
}
