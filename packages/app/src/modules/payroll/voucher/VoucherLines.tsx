import { nameIn } from '@karmik/model/kit/fields';
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

const { item } = payVoucher.fields.lines;

interface Row extends Omit<PayVoucherPage['lines'][number], 'ledger' | 'about'> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** The lines of a voucher with their total as the last row. */
export function VoucherLines({ data }: { readonly data: PayVoucherPage }): ReactNode {
  const { voucher, lines, debit, credit } = data;
  const say = useModelText();
  const { money, number, language } = useValues();
  const rows: Row[] = lines.map(({ ledger, about, ...line }, index) => ({
    ...line,
    id: String(index),
    name: `${number(ledger.code)} ${nameIn(language, ledger)}`,
    about: say(about),
  }));
  const total: Row = { id: 'total', name: say(words.total), about: '', branch: null, division: null, debit, credit };
  const units = (['branch', 'division'] as const).filter((name) => lines.some((line) => line[name] !== null));
  return (
    <Card title={voucher ? `${number(voucher.number)}: ${voucher.narration}` : say(words.lines)} isFlush>
      <DataTable
        label={say(words.lines)}
        rows={rows.length > 0 ? [...rows, total] : []}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={say(words.none)}
        columns={[
          {
            id: 'ledger',
            header: say(item.ledger.label),
            minWidth: '14rem',
            cell: ({ id, name, about }) => (
              <Stack gap="none">
                {id === 'total' ? <strong>{name}</strong> : <span>{name}</span>}
                {about !== '' && (
                  <Text size="sm" tone="muted">
                    {about}
                  </Text>
                )}
              </Stack>
            ),
          },
          ...units.map((unit) => ({
            id: unit,
            header: say(item[unit].label),
            minWidth: '8rem',
            cell: (row: Row) => row[unit]?.name ?? '–',
          })),
          ...(['debit', 'credit'] as const).map((side) => ({
            id: side,
            header: say(item[side].label),
            align: 'end' as const,
            isNumeric: true,
            minWidth: '8rem',
            cell: (row: Row) => {
              const amount = row[side];
              if (amount === null) return '–';
              return row.id === 'total' ? <strong>{money(amount)}</strong> : money(amount);
            },
          })),
        ]}
      />
    </Card>
  );
}
