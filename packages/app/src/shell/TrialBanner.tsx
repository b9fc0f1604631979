import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { usePlace } from '../preferences/place.ts';
import { useModelText } from '../texts/texts.ts';
import * as styles from './shell.css.ts';
import { trialEnd } from './trial-end.ts';

const words = {
  until: bilingual('Trial version. It expires on', 'परीक्षण संस्करण। यसको म्याद सकिने मिति:'),
  open: bilingual('Trial version', 'परीक्षण संस्करण'),
};

/** CFG-4: until when the trial lasts. It is in trial mode alone. */
export default function TrialBanner(): ReactNode {
  const say = useModelText();
  const { timezone } = usePlace();
  const { data } = useQuery({
    queryKey: ['customer', 'clients', 'me'],
    queryFn: ({ signal }) => api.get('customer/clients/me/', { signal }).json<{ expires_on: string | null }>(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  return (
    <div className={styles.trial}>
      <Banner tone="caution">
        {data.expires_on ? (
          <>
            {say(words.until)} <time dateTime={data.expires_on}>{trialEnd(data.expires_on, timezone)}</time>
          </>
        ) : (
          say(words.open)
        )}
      </Banner>
    </div>
  );
}
