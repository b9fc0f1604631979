import type { EntityRecord } from '@karmik/model/kit/entity';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanGuarantee, type LoanGuarantees } from '@karmik/model/loan/guarantee';
import { loan } from '@karmik/model/loan/loan';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../screens/records.ts';
import { may, session } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { useValues } from '../payroll/explain/use-values.ts';
import { EntryDialog } from './RecordEntry.tsx';
import { words } from './words.ts';

type Loan = EntityRecord<typeof loan>;
type Guarantee = LoanGuarantees['guarantees'][number];

const { states } = loanGuarantee.fields.status;
const payable: readonly string[] = ['Payment requested', 'Deduction agreed', 'Deducted from pay'];
const stateOf = (status: string) => (status in states ? states[status as keyof typeof states] : undefined);

function useGuarantees(id: number): UseQueryResult<LoanGuarantees> {
  const slug = useSlug();
  return useQuery({
    queryKey: keyOf(loan, slug, 'guarantees', id),
    queryFn: ({ signal }) =>
      api.get(`${endpoint(loan, slug, loanEndpoints.loan)}${id}/guarantees/`, { signal }).json<LoanGuarantees>(),
  });
}

/** The guarantors of a loan: who has consented, and who pays what once the borrower has left. */
export function Guarantees({ record }: { readonly record: Loan }): ReactNode {
  const { data } = useGuarantees(record.id);
  if (!data || data.guarantees.length === 0) return null;
  return <GuaranteeTable record={record} data={data} />;
}

/** The same for HR, who asks for payment and records it. */
export function GuaranteesForHr({ record }: { readonly record: Loan }): ReactNode {
  const { data } = useGuarantees(record.id);
  const [paying, setPaying] = useState<Guarantee>();
  if (!data || data.guarantees.length === 0) return null;
  const mayRecord = session.info?.user.is_audit_user !== true && may('11.00', 'write');
  return (
    <Stack gap="sm">
      <GuaranteeTable record={record} data={data} {...(mayRecord && { onPay: setPaying })} />
      {data.may_call && data.owed !== null && <CallButton record={record} owed={data.owed} />}
      {paying && (
        <EntryDialog
          record={record}
          kind="guarantor"
          guarantee={paying.id}
          initial={{ amount: leftOf(paying) }}
          onClose={() => setPaying(undefined)}
        />
      )}
    </Stack>
  );
}

const leftOf = ({ called, paid }: Guarantee): string => (Number(called ?? 0) - Number(paid)).toFixed(2);

interface TableProps {
  readonly record: Loan;
  readonly data: LoanGuarantees;
  readonly onPay?: (guarantee: Guarantee) => void;
}

function GuaranteeTable({ data: { guarantees }, onPay }: TableProps): ReactNode {
  const say = useModelText();
  const { money } = useValues();
  const isCalled = guarantees.some(({ called }) => called !== null);
  const wouldPay = guarantees.some(({ would_pay }) => would_pay !== null);
  const amount = (id: string, header: string, of: (guarantee: Guarantee) => string | null) => ({
    id,
    header,
    isNumeric: true as const,
    align: 'end' as const,
    minWidth: '8rem',
    cell: (guarantee: Guarantee) => {
      const text = of(guarantee);
      return text === null ? '–' : money(text);
    },
  });
  return (
    <Card title={say(words.guarantees)} isFlush>
      <DataTable
        label={say(words.guarantees)}
        rows={guarantees}
        rowId={({ id }) => String(id)}
        rowName={({ guarantor }) => guarantor.full_name}
        empty={say(words.noGuarantees)}
        columns={[
          {
            id: 'guarantor',
            header: say(words.guarantor),
            minWidth: '13rem',
            cell: ({ guarantor }) => <PersonChip person={guarantor} size="sm" />,
          },
          {
            id: 'status',
            header: say(loanGuarantee.fields.status.label),
            minWidth: '11rem',
            cell: ({ status }) => {
              const state = stateOf(status);
              return state ? <StatusTag tone={state.tone}>{say(state.label)}</StatusTag> : status;
            },
          },
          amount('share', say(words.share), ({ share }) => share),
          ...(wouldPay ? [amount('would_pay', say(words.wouldPay), ({ would_pay }) => would_pay)] : []),
          ...(isCalled
            ? [
                amount('called', say(words.requested), ({ called }) => called),
                amount('paid', say(words.paidBy), ({ called, paid }) => (called === null ? null : paid)),
              ]
            : []),
          ...(onPay && guarantees.some(({ status }) => payable.includes(status))
            ? [
                {
                  id: 'pay',
                  header: '',
                  minWidth: '9rem',
                  cell: (guarantee: Guarantee) =>
                    payable.includes(guarantee.status) ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`${say(words.payment)}: ${guarantee.guarantor.full_name}`}
                        onPress={() => onPay(guarantee)}
                      >
                        {say(words.payment)}
                      </Button>
                    ) : null,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function CallButton({ record, owed }: { readonly record: Loan; readonly owed: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { money } = useValues();
  const call = async () => {
    const answer = await confirm({
      title: say(words.call),
      message: say(words.callSure(money(owed))),
      confirmLabel: say(words.call),
      tone: 'caution',
    });
    if (!answer) return;
    try {
      await api.post(`${endpoint(loan, slug, loanEndpoints.loan)}${record.id}/call-guarantors/`, { json: {} });
      snackbar.success(say(words.called));
    } catch (error) {
      reportFailure(error);
    }
    await Promise.all([refresh(loan), refresh(loanGuarantee)]);
  };
  return (
    <Inline>
      <Button variant="outline" tone="neutral" onPress={() => void call()}>
        {say(words.call)}
      </Button>
    </Inline>
  );
}
