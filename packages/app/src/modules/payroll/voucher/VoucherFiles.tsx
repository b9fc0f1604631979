import { FieldCell } from '@karmik/forms/FieldParts';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payVoucherActivity } from '@karmik/model/payroll/voucher/activity';
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { FileButton } from '../../../screens/query/FileButton.tsx';
import { endpoint } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

const { fields } = payVoucher;

/** Files of the voucher in force, and the vouchers of the payroll that were reversed. */
export function VoucherFiles({ data: { voucher, files, earlier } }: { readonly data: PayVoucherPage }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { money, number } = useValues();
  const path = endpoint(payVoucherActivity, slug, payrollEndpoints.voucherActivity);
  return (
    <>
      {voucher && (
        <Card title={say(words.files)} isFlush>
          <DataTable
            label={say(words.files)}
            rows={files}
            rowId={({ id }) => String(id)}
            rowName={({ name }) => name}
            empty={say(words.noFiles)}
            columns={[
              { id: 'name', header: say(words.file), minWidth: '10rem', cell: ({ name }) => name },
              {
                id: 'person',
                header: say(words.exportedBy),
                minWidth: '9rem',
                cell: ({ person }) => <FieldCell field={payVoucherActivity.fields.person} value={person} />,
              },
              {
                id: 'created_at',
                header: say(payVoucherActivity.fields.happened_at.label),
                minWidth: '9rem',
                cell: ({ created_at }) => dates.instant(created_at),
              },
            ]}
            rowActions={({ id }) => (
              <Inline>
                <FileButton label={words.download} path={`${path}${id}/content/`} />
              </Inline>
            )}
          />
        </Card>
      )}
      {earlier.length > 0 && (
        <Card title={say(words.earlier)} isFlush>
          <DataTable
            label={say(words.earlier)}
            rows={earlier}
            rowId={({ id }) => String(id)}
            rowName={(row) => row.number}
            columns={[
              { id: 'number', header: say(fields.number.label), minWidth: '11rem', cell: (row) => number(row.number) },
              {
                id: 'voucher_on',
                header: say(fields.voucher_on.label),
                minWidth: '8rem',
                cell: ({ voucher_on }) => dates.date(voucher_on),
              },
              {
                id: 'status',
                header: say(fields.status.label),
                cell: ({ status }) => <FieldCell field={fields.status} value={status} />,
              },
              {
                id: 'total',
                header: say(fields.total.label),
                align: 'end',
                isNumeric: true,
                cell: ({ total }) => money(total),
              },
            ]}
          />
        </Card>
      )}
    </>
  );
}
