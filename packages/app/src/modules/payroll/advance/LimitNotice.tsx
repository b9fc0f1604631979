import type { AdvanceLimit } from '@karmik/model/payroll/advance/limit';
import { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

/** How much one may request before anything is written, or why nothing. */
export function LimitNotice(): ReactNode {
  const slug = useSlug();
  const say = useModelText();
  const { money, number } = useValues();
  const { data } = useQuery({
    queryKey: keyOf(advanceSalary, slug, 'limit'),
    queryFn: ({ signal }) =>
      api.get(`${payrollEndpoints.advanceLimit.replace(':org', slug)}/`, { signal }).json<AdvanceLimit>(),
  });
  if (!data) return null;
  if (data.refusal) return <Banner tone="caution">{say(data.refusal)}</Banner>;
  return (
    <Card title={say(words.limit)}>
      <DescriptionList
        columns="1"
        isBeside="always"
        items={[
          { id: 'most', label: say(words.most), value: <strong>{money(data.amount)}</strong> },
          ...(data.open === '0.00' ? [] : [{ id: 'open', label: say(words.open), value: money(data.open) }]),
          { id: 'months', label: say(words.months), value: number(data.most_instalments) },
        ]}
      />
    </Card>
  );
}
