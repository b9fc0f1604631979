import { loan as loanEntity } from '@karmik/model/loan/loan';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import type { LoanSchedule } from '@karmik/model/loan/schedule';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { MoneyField } from '@karmik/ui/MoneyField';
import { Stack } from '@karmik/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint, keyOf } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { useValues } from '../payroll/explain/use-values.ts';
import { words } from './words.ts';

/** What an amount that is paid back on top of instalments changes, with either choice (case MC-5). */
export function PrepaymentOffers({ loan }: { readonly loan: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { money } = useValues();
  const [amount, setAmount] = useState<string | null>(null);
  const isAsked = amount !== null && Number(amount) > 0;
  const query = useQuery({
    queryKey: keyOf(loanEntity, slug, 'prepayment', loan, amount),
    queryFn: ({ signal }) =>
      api
        .get(`${endpoint(loanEntity, slug, loanEndpoints.loan)}${loan}/schedule/`, {
          searchParams: { amount: amount ?? '' },
          signal,
        })
        .json<LoanSchedule>(),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const offer = query.isError ? undefined : query.data?.offer;
  return (
    <Card title={say(words.offers)}>
      <Stack gap="md">
        <MoneyField label={say(words.tryAmount)} value={amount} onChange={setAmount} />
        {isAsked && query.isError && <Banner tone="caution">{say(words.tooMuch)}</Banner>}
        {isAsked && offer && (
          <DescriptionList
            columns="1"
            items={(['shorter', 'smaller'] as const).map((choice) => ({
              id: choice,
              label: say(words.offerOf[choice]),
              value: say(
                words.offer(
                  offer[choice].months,
                  money(offer[choice].amount),
                  money(offer[choice].last),
                  money(offer[choice].saved),
                ),
              ),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
