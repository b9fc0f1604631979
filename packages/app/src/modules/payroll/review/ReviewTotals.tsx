import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import type { PayReview, ReviewAmounts } from '@karmik/model/payroll/review/review';
import { monthText } from '@karmik/model/kit/month';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

const sums = ['gross', 'deductions', 'net', 'employer_cost'] as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly now: string;
  readonly before: string;
  readonly isCount?: true;
}

/** Now and before with their difference. */
function Compared({
  label,
  first,
  rows,
}: {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly Row[];
}): ReactNode {
  const say = useModelText();
  const { money, number } = useValues();
  const shown = (value: string, row: Row) => (row.isCount ? number(value) : money(value));
  return (
    <DataTable
      label={label}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: first, cell: ({ name }) => name, minWidth: '12rem' },
        { id: 'now', header: say(words.now), align: 'end', isNumeric: true, cell: (row) => shown(row.now, row) },
        {
          id: 'before',
          header: say(words.before),
          align: 'end',
          isNumeric: true,
          cell: (row) => shown(row.before, row),
        },
        {
          id: 'difference',
          header: say(words.difference),
          align: 'end',
          isNumeric: true,
          cell: (row) => shown(decimalText(minus(decimalOf(row.now), decimalOf(row.before)), row.isCount ? 0 : 2), row),
        },
      ]}
    />
  );
}

/** What a payroll comes to, with the last confirmed one next to it. */
export function ReviewTotals({ review }: { readonly review: PayReview }): ReactNode {
  const say = useModelText();
  const { language } = useValues();
  const { before_month, totals, headings, branches, divisions } = review;
  const net = say(paySlip.fields.net.label);
  const places = (of: PayReview['branches']): Row[] =>
    of.map(({ place, now, before }) => ({
      id: String(place?.id ?? 'none'),
      name: (language === 'ne' && place?.in_nepali) || place?.name || say(words.none),
      now: now.net,
      before: before.net,
    }));
  const amount = (name: (typeof sums)[number], of: ReviewAmounts) => of[name];
  return (
    <Stack gap="lg">
      <Text tone="muted">
        {say(before_month === null ? words.notCompared : words.comparedWith(monthText(before_month, language)))}
      </Text>
      <Card title={say(words.totals)} isFlush>
        <Compared
          label={say(words.totals)}
          first={say(words.figure)}
          rows={[
            {
              id: 'people',
              name: say(words.people),
              now: String(totals.now.people),
              before: String(totals.before.people),
              isCount: true,
            },
            ...sums.map((name) => ({
              id: name,
              name: say(paySlip.fields[name].label),
              now: amount(name, totals.now),
              before: amount(name, totals.before),
            })),
          ]}
        />
      </Card>
      <Card title={say(words.byHeading)} isFlush>
        <Compared
          label={say(words.byHeading)}
          first={say(words.figure)}
          rows={headings.map(({ formula_name, heading, heading_ne, now, before }) => ({
            id: formula_name,
            name: (language === 'ne' && heading_ne) || heading,
            now,
            before,
          }))}
        />
      </Card>
      <Card title={`${say(words.byBranch)}: ${net}`} isFlush>
        <Compared label={say(words.byBranch)} first={say(words.figure)} rows={places(branches)} />
      </Card>
      <Card title={`${say(words.byDivision)}: ${net}`} isFlush>
        <Compared label={say(words.byDivision)} first={say(words.figure)} rows={places(divisions)} />
      </Card>
    </Stack>
  );
}
