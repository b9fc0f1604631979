import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import type { TripEstimate } from '@karmik/model/expense/travel/estimate';
import { itineraryErrors } from '@karmik/model/expense/travel/itinerary';
import { travelRequest, tripShares } from '@karmik/model/expense/travel/request';
import { amountWords, durationText, moneyText } from '@karmik/model/kit/figures';
import type { Amount } from '@karmik/model/kit/currencies';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Stack } from '@karmik/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { useRested } from '../../screens/list/use-delayed.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { keyOf } from '../../screens/records.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** A choice of a form as a body names it: by its id. */
const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
};
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as readonly Values[]) : []);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);

/** What is asked of a form that is being written; undefined while it lacks its days or places. */
function questionOf(values: Values): object | undefined {
  const { departs_on, departs_at, returns_on, returns_at, other_costs } = values;
  if (!isDay(departs_on) || !isTime(departs_at) || !isDay(returns_on) || !isTime(returns_at)) return undefined;
  const legs = rowsOf(values['legs']).flatMap(({ location, departs_on: on, mode }) => {
    const id = idOf(location);
    return id === undefined || !isDay(on) ? [] : [{ origin: '-', location: id, departs_on: on, mode: mode ?? 'other' }];
  });
  const away = { departs_on, departs_at, returns_on, returns_at };
  if (legs.length === 0 || Object.keys(itineraryErrors({ ...away, legs })).length > 0) return undefined;
  const associates = rowsOf(values['associates']).flatMap(({ person }) => {
    const id = idOf(person);
    return id === undefined ? [] : [{ person: id }];
  });
  const costs = typeof other_costs === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(other_costs) ? other_costs : null;
  return { ...away, legs, associates, other_costs: costs };
}

/** What a trip would cost while it is being written, day by day. */
export function TripEstimateNotice({ values }: { readonly values: Values }): ReactNode {
  const slug = useSlug();
  const question = questionOf(values);
  const mark = question === undefined ? '' : JSON.stringify(question);
  // The figures follow once the reader has stopped typing.
  const rested = useRested(mark);
  const { data } = useQuery({
    queryKey: keyOf(travelRequest, slug, 'estimate', rested),
    queryFn: ({ signal }) =>
      api
        .post(`${expenseEndpoints.trip.replace(':org', slug)}/estimate/`, {
          json: JSON.parse(rested) as object,
          signal,
        })
        .json<TripEstimate>(),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  return <div aria-live="polite">{mark !== '' && data && <Estimate of={data} />}</div>;
}

const { item, label } = travelRequest.fields.days;

function Estimate({ of }: { readonly of: TripEstimate }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const dates = useDates();
  const { language } = useDateStyle();
  if (of.refusal) return <Banner tone="caution">{texts.say(of.refusal)}</Banner>;
  const { per_diem, associates, estimate } = of;
  const money = (value: string | null): string => moneyText(value ?? '0.00', language);
  return (
    <Card title={say(label)}>
      <Stack gap="md">
        <DataTable
          label={say(label)}
          rows={of.days}
          rowId={({ day }) => day}
          columns={[
            { id: 'day', header: say(item.day.label), cell: ({ day }) => dates.date(day) },
            { id: 'place', header: say(item.location.label), cell: ({ place }) => (place === null ? '–' : say(place)) },
            { id: 'minutes', header: say(item.minutes.label), cell: ({ minutes }) => durationText(minutes, language) },
            { id: 'share', header: say(item.share.label), cell: ({ share }) => say(tripShares[share]) },
            {
              id: 'amount',
              header: say(item.amount.label),
              align: 'end',
              isNumeric: true,
              cell: ({ amount }) => (amount === null ? '–' : say(amountWords(amount as Amount))),
            },
          ]}
        />
        <DescriptionList
          columns="3"
          items={[
            { label: say(travelRequest.fields.per_diem.label), value: money(per_diem) },
            ...(associates === null || Number(associates) === 0
              ? []
              : [{ label: say(travelRequest.fields.associates.label), value: money(associates) }]),
            { label: say(travelRequest.fields.estimate.label), value: <strong>{money(estimate)}</strong> },
          ]}
        />
      </Stack>
    </Card>
  );
}
