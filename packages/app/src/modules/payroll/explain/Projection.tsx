import { monthText } from '@karmik/model/kit/month';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import { verbatim } from '@karmik/model/kit/message';
import type { Text as Wording } from '@karmik/model/kit/text';
import type { TaxProjection } from '@karmik/model/payroll/explain/explanation';
import { payrollProfile } from '@karmik/model/payroll/setup/profile';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { DescriptionList, type Description } from '@karmik/ui/DescriptionList';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from './use-values.ts';
import { monthStates, words } from './words.ts';

const remoteCategories: Readonly<Record<string, Wording>> = payrollProfile.fields.remote_area.choices;

/** The projection sheet: months of the tax year, deductions, bands, and what of the tax falls on this month. */
export function Projection({ projection }: { readonly projection: TaxProjection }): ReactNode {
  const say = useModelText();
  const { money, number, language } = useValues();
  const title = say(words.projection(number(projection.fiscal_year)));
  return (
    <Stack gap="lg">
      <Card title={title} titleLevel="3" isFlush>
        <DataTable
          label={title}
          rows={projection.months}
          rowId={({ month, state }) => month ?? state}
          columns={[
            {
              id: 'month',
              header: say(words.month),
              cell: ({ month }) => (month === null ? say(words.opening) : monthText(month, language)),
            },
            { id: 'state', header: say(words.state), cell: ({ state }) => say(monthStates[state]) },
            {
              id: 'income',
              header: say(words.income),
              align: 'end',
              isNumeric: true,
              cell: ({ income }) => money(income),
            },
            {
              id: 'retirement',
              header: say(words.retirement),
              align: 'end',
              cell: ({ retirement }) => money(retirement),
            },
            {
              id: 'tax',
              header: say(words.tax),
              align: 'end',
              isNumeric: true,
              cell: ({ tax }) => (tax === null ? '–' : money(tax)),
            },
          ]}
        />
      </Card>
      {projection.counted_in !== null && (
        <Text>{say(words.countedIn(monthText(projection.counted_in, language)))}</Text>
      )}
      {projection.estimate && (
        <Text>{say(words.estimated[projection.estimate.by](number(projection.estimate.days)))}</Text>
      )}
      <TaxOfYear projection={projection} />
    </Stack>
  );
}

function TaxOfYear({ projection }: { readonly projection: TaxProjection }): ReactNode {
  const say = useModelText();
  const { money, number } = useValues();
  const { bands, flat_rate, portion } = projection;
  const steps = (of: TaxProjection['deductions']): Description[] =>
    of.map(({ id, label, claimed, limits, allowed }) => ({
      id,
      label: (
        <>
          {say(words.less(say(label)))}
          {limits.length > 0 && (
            <>
              {' '}
              (
              {say(
                words.claimed(
                  money(claimed),
                  limits.map((each) => `${say(each.label)} ${money(each.value)}`).join(', '),
                ),
              )}
              )
            </>
          )}
          {id === 'tax.retirement' && claimed !== allowed && (
            <>
              {'; '}
              {say(words.unrelieved(money(decimalText(minus(decimalOf(claimed), decimalOf(allowed))))))}
            </>
          )}
        </>
      ),
      value: `− ${money(allowed)}`,
    }));
  const sum = (id: string, label: (typeof words)['tax'], value: string): Description => ({
    id,
    label: say(label),
    value: <strong>{money(value)}</strong>,
  });
  const isReduced = projection.further_deductions.length > 0;
  return (
    <>
      <Card title={say(words.taxOfYear)} titleLevel="3">
        <DescriptionList
          columns="1"
          isBeside="always"
          items={[
            sum('assessable', words.assessable, projection.assessable_income),
            ...steps(projection.deductions),
            ...(projection.deductions.length > 0 ? [sum('taxable', words.taxable, projection.taxable_income)] : []),
            ...steps(projection.further_deductions),
            ...(isReduced ? [sum('balance', words.balance, projection.balance_taxable)] : []),
            ...(flat_rate === null ? [] : [{ id: 'flat', label: say(words.flat), value: `${number(flat_rate)}%` }]),
          ]}
        />
      </Card>
      {projection.remote.length > 0 && (
        <Card title={say(words.remote)} titleLevel="3" isFlush>
          <DataTable
            label={say(words.remote)}
            rows={projection.remote}
            rowId={({ category }) => category}
            columns={[
              {
                id: 'category',
                header: say(words.category),
                cell: ({ category }) => say(remoteCategories[category] ?? verbatim(category)),
              },
              {
                id: 'months',
                header: say(words.months),
                align: 'end',
                isNumeric: true,
                cell: ({ months }) => number(String(months)),
              },
              {
                id: 'limit',
                header: say(words.limit),
                align: 'end',
                isNumeric: true,
                cell: ({ limit }) => money(limit),
              },
              {
                id: 'allowance',
                header: say(words.allowance),
                align: 'end',
                isNumeric: true,
                cell: ({ allowance }) => (allowance === null ? '–' : money(allowance)),
              },
            ]}
          />
        </Card>
      )}
      {bands.length > 0 && (
        <Card title={say(words.bands)} titleLevel="3" isFlush>
          <DataTable
            label={say(words.bands)}
            rows={bands}
            rowId={({ band }) => String(band)}
            columns={[
              { id: 'band', header: say(words.band), cell: ({ band }) => number(band) },
              {
                id: 'amount',
                header: say(words.amount),
                align: 'end',
                isNumeric: true,
                cell: ({ amount }) => money(amount),
              },
              {
                id: 'rate',
                header: say(words.rate),
                align: 'end',
                isNumeric: true,
                cell: ({ rate, is_waived }) => (is_waived ? say(words.waived) : `${number(rate)}%`),
              },
              { id: 'tax', header: say(words.tax), align: 'end', isNumeric: true, cell: ({ tax }) => money(tax) },
            ]}
          />
        </Card>
      )}
      <Card title={say(words.monthTax)} titleLevel="3">
        <DescriptionList
          columns="1"
          isBeside="always"
          items={[
            ...steps(projection.credits),
            sum('year', words.taxOfYear, projection.year_tax),
            { id: 'withheld', label: say(words.withheld), value: `− ${money(projection.withheld)}` },
            { id: 'left', label: say(words.monthsLeft), value: `÷ ${number(projection.months_left)}` },
            ...(Number(projection.at_once) > 0
              ? [{ id: 'once', label: say(words.atOnce), value: money(projection.at_once) }]
              : []),
            ...(Number(projection.excess) > 0
              ? [{ id: 'excess', label: say(words.excess), value: money(projection.excess) }]
              : []),
            sum('month', words.monthTax, projection.month_tax),
            ...(portion && Number(portion.month) > 0
              ? [{ id: 'portion', label: say(words.portion), value: money(portion.month) }]
              : []),
          ]}
        />
      </Card>
    </>
  );
}
