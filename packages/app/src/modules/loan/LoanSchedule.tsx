import type { EntityRecord } from '@karmik/model/kit/entity';
import { monthText } from '@karmik/model/kit/month';
import { type loan, loanMovement } from '@karmik/model/loan/loan';
import type { LoanSchedule as Schedule } from '@karmik/model/loan/schedule';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Grid } from '@karmik/ui/Grid';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../preferences/dates.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { useModelText } from '../../texts/texts.ts';
import { useValues } from '../payroll/explain/use-values.ts';
import { PrepaymentOffers } from './PrepaymentOffers.tsx';
import { useSchedule } from './use-schedule.ts';
import { words } from './words.ts';

type Loan = EntityRecord<typeof loan>;
const kinds: Readonly<Record<string, { readonly en: string; readonly ne: string }>> = loanMovement.fields.kind.choices;

/** What was taken of a loan, what its months ask, and what settles it today. */
export function LoanSchedule({ record }: { readonly record: Loan }): ReactNode {
  const query = useSchedule(record.id);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {(data) => (
        <Stack gap="lg">
          <Months data={data} />
          {data.settlement && <PrepaymentOffers loan={record.id} />}
          {data.entries.length > 0 && <Entries data={data} />}
        </Stack>
      )}
    </Loaded>
  );
}

interface Part {
  readonly data: Schedule;
}

/** What is left of a loan, what it asks next, and what settles it today. */
export function LoanFigures({ record }: { readonly record: Loan }): ReactNode {
  const { data } = useSchedule(record.id);
  const say = useModelText();
  const { money, language } = useValues();
  const next = data?.plan.rows[0];
  if (!data?.settlement || !next) return null;
  const { settlement } = data;
  return (
    <Grid columns="fit" gap="sm">
      <Stat label={say(words.left)} value={money(settlement.principal)} />
      <Stat label={`${say(words.asks)}, ${monthText(next.month, language)}`} value={money(next.amount)} />
      <Stat label={say(words.settlesToday)} value={money(settlement.total)} />
    </Grid>
  );
}

function Months({ data: { plan, is_paid } }: Part): ReactNode {
  const say = useModelText();
  const { money, language } = useValues();
  const title = say(is_paid ? words.schedule : words.expected);
  const total = {
    month: 'total',
    opening: '',
    interest: plan.interest,
    principal: '',
    amount: plan.total,
    added: '0.00',
    closing: '',
  };
  const rows = plan.rows.length > 0 ? [...plan.rows, total] : [];
  const amount = (text: string): string => (text === '' ? '' : money(text));
  return (
    <Card title={title} isFlush>
      <DataTable
        label={title}
        rows={rows}
        rowId={({ month }) => month}
        rowName={({ month }) => (month === 'total' ? say(words.sum) : monthText(month, language))}
        empty={say(words.none)}
        columns={[
          {
            id: 'month',
            header: say(words.month),
            minWidth: '8rem',
            cell: ({ month }) => (month === 'total' ? <strong>{say(words.sum)}</strong> : monthText(month, language)),
          },
          {
            id: 'amount',
            header: say(words.asks),
            isNumeric: true,
            align: 'end',
            minWidth: '7rem',
            cell: ({ month, amount: asked }) => (month === 'total' ? <strong>{money(asked)}</strong> : money(asked)),
          },
          {
            id: 'principal',
            header: say(words.principal),
            isNumeric: true,
            align: 'end',
            minWidth: '7rem',
            cell: ({ principal }) => amount(principal),
          },
          {
            id: 'interest',
            header: say(words.interestShare),
            isNumeric: true,
            align: 'end',
            minWidth: '7rem',
            cell: ({ interest, added }) =>
              added === '0.00' ? (
                money(interest)
              ) : (
                <Stack gap="none">
                  {money(added)}
                  <Text size="sm" tone="muted">
                    {say(words.added)}
                  </Text>
                </Stack>
              ),
          },
          {
            id: 'closing',
            header: say(words.left),
            isNumeric: true,
            align: 'end',
            minWidth: '8rem',
            cell: ({ closing }) => amount(closing),
          },
        ]}
      />
    </Card>
  );
}

function Entries({ data: { entries } }: Part): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { money, number, language } = useValues();
  const { fields } = loanMovement;
  return (
    <Card title={say(words.done)} isFlush>
      <DataTable
        label={say(words.done)}
        rows={entries}
        rowId={({ id }) => String(id)}
        rowName={({ kind, happened_on }) => `${say(kinds[kind] ?? fields.kind.label)} ${dates.date(happened_on)}`}
        empty={say(words.nothingYet)}
        columns={[
          {
            id: 'kind',
            header: say(fields.kind.label),
            minWidth: '12rem',
            cell: ({ kind, month, rate }) => (
              <Stack gap="none">
                <span>{say(kinds[kind] ?? fields.kind.label)}</span>
                {(month !== null || rate !== null) && (
                  <Text size="sm" tone="muted">
                    {[rate === null ? '' : `${number(rate)} %`, month === null ? '' : monthText(month, language)]
                      .filter((part) => part !== '')
                      .join(', ')}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'happened_on',
            header: say(fields.happened_on.label),
            minWidth: '9rem',
            cell: ({ happened_on }) => dates.date(happened_on),
          },
          {
            id: 'amount',
            header: say(fields.amount.label),
            isNumeric: true,
            align: 'end',
            minWidth: '7rem',
            cell: ({ amount }) => (amount === '0.00' ? '–' : money(amount)),
          },
          {
            id: 'interest',
            header: say(words.interestShare),
            isNumeric: true,
            align: 'end',
            minWidth: '7rem',
            cell: ({ interest }) => (interest === '0.00' ? '–' : money(interest)),
          },
          {
            id: 'closing',
            header: say(words.left),
            isNumeric: true,
            align: 'end',
            minWidth: '8rem',
            cell: ({ closing }) => money(closing),
          },
        ]}
      />
    </Card>
  );
}
