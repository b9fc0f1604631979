import { Banner } from '@karmik/ui/Banner';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { words } from '../words.ts';

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

/** Says that what is shown was read before, while there is no connection. */
export function OfflineBanner(): ReactNode {
  const say = useModelText();
  if (useIsOnline()) return null;
  return (
    <Banner tone="caution" title={say(words.offline)}>
      {say(words.offlineWhy)}
    </Banner>
  );
}
