import { loan } from '@karmik/model/loan/loan';
import type { LoanCalculation } from '@karmik/model/loan/schedule';
import { loanType } from '@karmik/model/loan/type';
import { monthText } from '@karmik/model/kit/month';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useRested } from '../../screens/list/use-delayed.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint, keyOf } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { useValues } from '../payroll/explain/use-values.ts';
import { words } from './words.ts';

const decimal = /^\d{1,14}(\.\d{1,2})?$/;

/** What is asked about, as the address of the call has it; empty while no type is chosen. */
function questionOf({ loan_type: type, amount, term }: Readonly<Record<string, unknown>>): Record<string, string> {
  // A form holds what is chosen with its name.
  const id = typeof type === 'object' && type !== null && 'id' in type ? type.id : type;
  if (typeof id !== 'number') return {};
  const months = typeof term === 'number' ? String(term) : '';
  const money = typeof amount === 'string' ? amount : '';
  const isWhole = /^[1-9]\d{0,2}$/.test(months) && decimal.test(money) && Number(money) > 0;
  return { loan_type: String(id), ...(isWhole ? { amount: money, term: months } : {}) };
}

/** What a loan would cost while it is being written, and how much may be requested, or why nothing. */
export function CalculatorNotice({ values }: { readonly values: Readonly<Record<string, unknown>> }): ReactNode {
  const slug = useSlug();
  const mark = JSON.stringify(questionOf(values));
  // The figures follow once the reader has stopped typing.
  const rested = useRested(mark);
  const { data } = useQuery({
    queryKey: keyOf(loan, slug, 'calculator', rested),
    queryFn: ({ signal }) => {
      const { loan_type = '', ...searchParams } = JSON.parse(rested) as Record<string, string>;
      const path = `${endpoint(loanType, slug)}${loan_type}/calculator/`;
      return api.get(path, { searchParams, signal }).json<LoanCalculation>();
    },
    enabled: rested !== '{}',
    placeholderData: keepPreviousData,
  });
  return <div aria-live="polite">{mark !== '{}' && data && <Calculation of={data} />}</div>;
}

function Calculation({ of }: { readonly of: LoanCalculation }): ReactNode {
  const say = useModelText();
  const { money, number, language } = useValues();
  const { plan, description, refusal, guarantors } = of;
  if (refusal) return <Banner tone="caution">{say(refusal)}</Banner>;
  const first = plan?.rows.find(({ amount }) => amount !== '0.00');
  return (
    <Stack gap="md">
      {description !== null && <Text tone="muted">{description}</Text>}
      {guarantors > 0 && <Banner tone="info">{say(words.needsGuarantors(guarantors))}</Banner>}
      <Card title={say(plan ? words.cost : words.limit)}>
        <DescriptionList
          columns="1"
          isBeside="always"
          items={
            plan
              ? [
                  {
                    id: 'instalment',
                    label: say(words.instalment),
                    value: <strong>{money(first?.amount ?? '0.00')}</strong>,
                  },
                  { id: 'last', label: say(words.lastInstalment), value: money(plan.rows.at(-1)?.amount ?? '0.00') },
                  { id: 'months', label: say(words.months), value: number(plan.rows.length) },
                  { id: 'from', label: say(words.firstMonth), value: monthText(of.first_month, language) },
                  { id: 'interest', label: say(words.interest), value: money(plan.interest) },
                  { id: 'total', label: say(words.total), value: money(plan.total) },
                ]
              : [
                  { id: 'most', label: say(words.most), value: <strong>{money(of.amount)}</strong> },
                  ...(of.open === '0.00' ? [] : [{ id: 'open', label: say(words.open), value: money(of.open) }]),
                  { id: 'term', label: say(words.longest), value: number(of.most_term) },
                  { id: 'rate', label: say(words.rate), value: `${number(of.rate)} %` },
                ]
          }
        />
      </Card>
    </Stack>
  );
}
