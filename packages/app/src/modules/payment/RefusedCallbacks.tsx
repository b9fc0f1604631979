import { paymentCallback, type CallbackRefusals } from '@karmik/model/payment/callback';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { Banner } from '@karmik/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates } from '../../preferences/dates.ts';
import { endpoint, keyOf } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** How many callbacks were refused in the last days; nothing where none was. */
export function RefusedCallbacks({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const path = `${endpoint(paymentCallback, slug, paymentEndpoints.callback)}refusals/`;
  const { data } = useQuery({
    queryKey: keyOf(paymentCallback, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<CallbackRefusals>(),
  });
  if (!data || data.last_on === null) return null;
  return <Banner tone="caution">{say(words.refusedCallbacks(data.refused, dates.date(data.last_on)))}</Banner>;
}
