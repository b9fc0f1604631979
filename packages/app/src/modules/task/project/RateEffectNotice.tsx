import { moneyText } from '@karmik/model/kit/figures';
import { activityRate } from '@karmik/model/task/activity';
import type { RateEffect } from '@karmik/model/work-log/answers';
import { Banner } from '@karmik/ui/Banner';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useRested } from '../../../screens/list/use-delayed.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Values = Readonly<Record<string, unknown>>;

const idOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined;
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What is asked of a rate that is being written; empty while it lacks its activity, amount or day. */
function markOf({ activity, rate, starts_on, ends_on }: Values): string {
  const id = idOf(activity);
  if (id === undefined || typeof rate !== 'string' || !/^\d{1,12}(\.\d{1,2})?$/.test(rate) || !isDay(starts_on))
    return '';
  return JSON.stringify({ activity: id, rate, starts_on, ends_on: isDay(ends_on) ? ends_on : null });
}

/** What a rate would change of work that is approved, before it is stored (WC-10). */
export function RateEffectNotice({ values }: { readonly values: Values }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useDateStyle();
  const mark = markOf(values);
  // The figures follow once the reader has stopped typing.
  const rested = useRested(mark);
  const path = `${endpoint(activityRate, slug)}effect/`;
  const { data } = useQuery({
    queryKey: keyOf(activityRate, path, rested),
    queryFn: ({ signal }) => api.post(path, { json: JSON.parse(rested) as object, signal }).json<RateEffect>(),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <div aria-live="polite">
      {mark !== '' && data && data.logs > 0 && (
        <Banner tone="caution">{say(words.effect(data.logs, moneyText(data.amount, language)))}</Banner>
      )}
    </div>
  );
}
