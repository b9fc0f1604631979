import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { figures } from '@karmik/model/kit/digits';
import { moneyWords } from '@karmik/model/kit/figures';
import { rowNotes, rowProblems } from '@karmik/model/payment/bank/row';
import { paymentBatch } from '@karmik/model/payment/batch';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { paymentItem } from '@karmik/model/payment/item';
import type { PaymentRows } from '@karmik/model/payment/rows';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useDateStyle } from '../../preferences/dates.ts';
import { FileButton } from '../../screens/query/FileButton.tsx';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../screens/records.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Row = PaymentRows['results'][number];

const { fields } = paymentItem;
const pageSize = 50;

/** The account of a row with what is to be known of it. */
function Account({ row }: { readonly row: Row }): ReactNode {
  const say = useModelText();
  const { account_number: number, bank_name: bank, account_name: holder, name_in_file: inFile } = row;
  return (
    <Stack gap="none">
      <span>{number ?? '–'}</span>
      <Text size="sm" tone="muted">
        {[bank, holder].filter(Boolean).join(', ')}
      </Text>
      {inFile !== null && (
        <Text size="sm" tone="muted">
          {`${say(rowNotes.name_changed)}: ${inFile}`}
        </Text>
      )}
      {row.is_account_changed && <StatusTag tone="caution">{say(rowNotes.account_changed)}</StatusTag>}
      {row.problems.map((problem) => (
        <Text key={problem} size="sm" tone="critical">
          {say(rowProblems[problem])}
        </Text>
      ))}
    </Stack>
  );
}

/** What is paid, and of what is paid by several payments which of them it is. */
function Sum({ row: { amount, slice, slices } }: { readonly row: Row }): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  return (
    <Stack gap="none">
      <span>{say(moneyWords(amount))}</span>
      {slices !== null && (
        <Text size="sm" tone="muted">
          {figures(`${slice}/${slices}`, language)}
        </Text>
      )}
    </Stack>
  );
}

/** The rows of a batch as its file has them, those that a bank would refuse first, and the file once it is sent. */
export function BatchRows({ record }: { readonly record: EntityRecord<typeof paymentBatch> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [page, setPage] = useState(1);
  const own = `${endpoint(paymentBatch, slug, paymentEndpoints.batch)}${record.id}/`;
  const asked = { limit: pageSize, offset: (page - 1) * pageSize };
  const query = useQuery({
    queryKey: keyOf(paymentBatch, `${own}rows/`, asked),
    queryFn: ({ signal }) => api.get(`${own}rows/`, { searchParams: asked, signal }).json<PaymentRows>(),
  });
  const removing = useMutation({
    mutationFn: ({ id, version }: Row) =>
      api.post(`${endpoint(paymentItem, slug, paymentEndpoints.item)}${id}/remove/`, {
        searchParams: { as: 'hr' },
        json: {},
        headers: { 'if-match': `"${version}"` },
      }),
    onSuccess: () => Promise.all([refresh(paymentBatch), refresh(paymentItem)]),
    onError: reportFailure,
  });
  const isOpen = ['Draft', 'Check pending', 'Checked'].includes(record.status) && may('26.00', 'write');
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {({ results, count, refused, file }) => (
        <Stack gap="md">
          {refused > 0 && <Banner tone="critical">{say(words.refused(refused))}</Banner>}
          {file !== null && (
            <Inline>
              <FileButton label={words.download} path={`${own}content/`} />
            </Inline>
          )}
          <Card title={say(words.rows)} isFlush>
            <DataTable<Row>
              label={say(words.rows)}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={({ employee }) => employee.full_name}
              empty={say(words.noRows)}
              columns={[
                {
                  id: 'employee',
                  header: say(fields.employee.label),
                  minWidth: '11rem',
                  cell: ({ employee }) => <PersonChip person={employee} />,
                },
                {
                  id: 'account',
                  header: say(fields.account_number.label),
                  minWidth: '11rem',
                  cell: (row) => <Account row={row} />,
                },
                {
                  id: 'amount',
                  header: say(fields.amount.label),
                  align: 'end',
                  isNumeric: true,
                  minWidth: '8rem',
                  cell: (row) => <Sum row={row} />,
                },
                ...(isOpen
                  ? []
                  : [
                      {
                        id: 'status',
                        header: say(fields.status.label),
                        minWidth: '8rem',
                        cell: ({ status }: Row) => <FieldCell field={fields.status} value={status} />,
                      },
                    ]),
              ]}
              {...(isOpen
                ? {
                    rowActions: (row: Row) =>
                      row.status === 'Created' ? (
                        <Button size="sm" variant="outline" tone="neutral" onPress={() => removing.mutate(row)}>
                          {say(words.remove)}
                        </Button>
                      ) : null,
                  }
                : {})}
            />
          </Card>
          {count > pageSize && (
            <Pagination label={say(words.rows)} page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
