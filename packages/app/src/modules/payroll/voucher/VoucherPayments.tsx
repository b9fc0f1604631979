import { dutyChoices, templateChoices } from '@karmik/model/payroll/files/file';
import type { Text as TextOfModel } from '@karmik/model/kit/text';
import type { PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { paymentId, provisionId, type Payment } from './payments.ts';
import { words } from './words.ts';

const { fields } = payVoucher;

interface VoucherPaymentsProps {
  readonly title: TextOfModel;
  readonly data: PayVoucherPayments;
  /** The rows are of a payroll, which has one too; absent: of a batch. */
  readonly isOfPayroll?: true;
  /** Whose voucher is shown below; null: that of the payroll. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
}

/** Payments with their vouchers, and where they are of a payroll, itself and its provisions. */
export function VoucherPayments({ title, data, isOfPayroll, shown, onShow }: VoucherPaymentsProps): ReactNode {
  const { payroll, provision, results } = data;
  const say = useModelText();
  const dates = useDates();
  const { money, number } = useValues();
  // A payroll may be paid by several banks, in cash and by batches.
  const labelOf = ({ batch, purpose, duty, template }: Payment) => {
    if (!batch)
      return say(
        (duty === 'disbursement' && template ? templateChoices[template] : undefined) ??
          dutyChoices[duty ?? 'disbursement'],
      );
    const of = `${say(fields.batch.label)} ${number(batch.number)}`;
    return purpose === 'return' ? `${of}: ${say(fields.purpose.choices.return)}` : of;
  };
  const rows = [
    ...(isOfPayroll
      ? [{ id: null, label: say(fields.purpose.choices.payroll), total: payroll?.total, voucher: payroll }]
      : []),
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
    ...results.map((payment) => ({
      total: payment.total,
      voucher: payment.voucher,
      id: paymentId(payment),
      label: isOfPayroll ? labelOf(payment) : say(fields.purpose.choices[payment.purpose]),
    })),
  ];
  return (
    <Card title={say(title)} isFlush>
      <DataTable
        label={say(title)}
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
            onPress={() => onShow(id)}
          >
            {say(words.show)}
          </Button>
        )}
      />
    </Card>
  );
}
