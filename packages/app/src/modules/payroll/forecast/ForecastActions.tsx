import type { Page } from '@karmik/model/kit/paging';
import { linkTo } from '@karmik/model/kit/links';
import { payForecast } from '@karmik/model/payroll/forecast/plan';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Drawer } from '@karmik/ui/Drawer';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, nameOf } from '../../../screens/records.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** The plans, and the way to compare the one that is shown with another. */
export function ForecastActions({
  slug,
  params,
}: {
  readonly slug: string;
  readonly params: URLSearchParams;
}): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const shown = params.get('forecast');
  return (
    <>
      <ButtonLink variant="outline" tone="neutral" href={linkTo(payrollPaths.budgetPlans, { slug })}>
        {say(words.plans)}
      </ButtonLink>
      {shown !== null && (
        <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
          {say(words.compare)}
        </Button>
      )}
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.compareTitle)}>
        {shown !== null && <Others slug={slug} shown={shown} onDone={() => setOpen(false)} />}
      </Drawer>
    </>
  );
}

interface OthersProps {
  readonly slug: string;
  /** The id of the plan that is shown. */
  readonly shown: string;
  readonly onDone: () => void;
}

function Others({ slug, shown, onDone }: OthersProps): ReactNode {
  const say = useModelText();
  const { change } = useAddress();
  const path = endpoint(payForecast, slug);
  const asked = { sort: 'name', limit: 100 };
  const query = useQuery({
    queryKey: keyOf(payForecast, path, 'others', asked),
    queryFn: async ({ signal }) =>
      (await api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>()).results,
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {(plans) => {
        const others = plans.filter(({ id }) => String(id) !== shown);
        if (others.length === 0) return <Text tone="muted">{say(words.compareNone)}</Text>;
        return (
          <Select
            label={say(words.compareWith)}
            options={others.map((plan) => ({ id: String(plan.id), label: nameOf(payForecast, plan) }))}
            value={null}
            onChange={(other) => {
              onDone();
              change({ forecast: null, forecast__in: `${shown},${String(other)}`, page: null, look: null }, true);
            }}
          />
        );
      }}
    </Loaded>
  );
}
