import { FieldCell } from '@karmik/forms/FieldParts';
import { payIncentive } from '@karmik/model/payroll/items/incentive';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { usePageParams } from '../../../screens/providers/page-route.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useRecord } from '../../../screens/query/use-record.ts';
import { endpoint, nameOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const shown = ['heading', 'first_month', 'last_month', 'description'] as const;

/** The incentive whose employees are listed. */
export function IncentiveHead({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const { pk = '' } = usePageParams();
  const query = useRecord(payIncentive, endpoint(payIncentive, slug), pk);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" />}>
      {(incentive) => (
        <Card title={nameOf(payIncentive, incentive)}>
          <DescriptionList
            items={shown
              .filter((name) => incentive[name] !== null)
              .map((name) => ({
                id: name,
                label: say(payIncentive.fields[name].label),
                value: <FieldCell field={payIncentive.fields[name]} value={incentive[name]} />,
              }))}
          />
        </Card>
      )}
    </Loaded>
  );
}
