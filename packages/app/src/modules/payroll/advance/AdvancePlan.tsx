import type { EntityRecord } from '@karmik/model/kit/entity';
import { monthText } from '@karmik/model/kit/month';
import type { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { plannedMonths } from '@karmik/model/payroll/advance/plan';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

/** What each month recovers of an advance, as far as net pay allows. */
export function AdvancePlan({ record }: { readonly record: EntityRecord<typeof advanceSalary> }): ReactNode {
  const say = useModelText();
  const { money, language } = useValues();
  const { amount, instalments, first_month, recovery_from } = record;
  const from = recovery_from ?? first_month;
  if (from === null) return null;
  const months = plannedMonths({ amount, instalments, first_month: from });
  return (
    <Stack gap="sm">
      <DescriptionList
        columns="1"
        isBeside="always"
        items={[
          ...months.map((each) => ({
            id: each.month,
            label: monthText(each.month, language),
            value: money(each.amount),
          })),
          { id: 'total', label: say(words.total), value: <strong>{money(amount)}</strong> },
        ]}
      />
      <Text size="sm" tone="muted">
        {say(words.planHelp)}
      </Text>
    </Stack>
  );
}
