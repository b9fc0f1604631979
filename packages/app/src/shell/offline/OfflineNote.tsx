import { bilingual } from '@karmik/model/kit/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { useDates } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './offline.css.ts';
import { follow, moved, offline } from './offline.ts';

const words = {
  offline: bilingual('You are offline', 'तपाईं अफलाइन हुनुहुन्छ'),
  seen: (time: string) => bilingual(`You are offline, seen at ${time}`, `तपाईं अफलाइन हुनुहुन्छ; ${time} मा हेरिएको`),
};

/** Says that there is no connection, and of when the page is. */
export function OfflineNote(): ReactNode {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(follow, []);
  useEffect(() => {
    if (shown.current !== pathname) moved();
    shown.current = pathname;
  }, [pathname]);
  return <OfflineSign />;
}

export function OfflineSign(): ReactNode {
  const say = useModelText();
  const { instant } = useDates();
  const { isOffline, seenAt } = useSnapshot(offline);
  return (
    <output>
      {isOffline && (
        <span className={styles.note}>{say(seenAt === undefined ? words.offline : words.seen(instant(seenAt)))}</span>
      )}
    </output>
  );
}
