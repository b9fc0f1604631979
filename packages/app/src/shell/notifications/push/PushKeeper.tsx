import type { PushWord } from '@karmik/model/notification/push';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { preferences } from '../../../preferences/preferences.ts';
import { useSession } from '../../session.ts';
import { openedFor } from '../read-notification.ts';
import { useOpenPushed, type OpenDialog } from '../use-open.ts';
import { keepOn, partsOfBrowser } from './push-browser.ts';
import { pushCalls } from './push-calls.ts';
import { inTurn, pushWish, readKept } from './push-wish.ts';

interface PushKeeperProps {
  readonly onOpenDialog: OpenDialog;
  readonly onOpenDrawer: () => void;
}

/** Keeps this browser known to the server while its person wants to be told here, and opens what they press on. */
export function PushKeeper({ onOpenDialog, onOpenDrawer }: PushKeeperProps): null {
  const { language } = useSnapshot(preferences);
  const userId = useSnapshot(pushWish).kept?.userId;
  const me = useSession().info.user.id;
  const navigate = useNavigate();
  const open = useOpenPushed(onOpenDialog, onOpenDrawer);
  const isWanted = userId === me;

  const keep = useEffectEvent(async () => {
    if (!isWanted) return;
    try {
      await inTurn(async () => {
        const kept = readKept();
        pushWish.kept = kept && (await keepOn(partsOfBrowser(), pushCalls, language, kept));
      });
    } catch {
      // A browser that cannot be told now is tried again at the next start; the settings say how it is.
    }
  });
  useEffect(() => void keep(), [isWanted, language]);

  const start = useEffectEvent(() => {
    const { hash, pathname, search } = window.location;
    const id = openedFor(hash);
    if (id === undefined) return;
    void navigate(pathname + search, { replace: true });
    void open(id, pathname + search);
  });
  useEffect(() => start(), []);

  const hear = useEffectEvent(({ data, ports }: MessageEvent<PushWord>) => {
    if (data.kind === 'karmik.renewed') void keep();
    else if (data.kind === 'karmik.opened') {
      ports[0]?.postMessage(true);
      void open(data.id, data.url);
    }
  });
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const listen = (event: MessageEvent) => hear(event as MessageEvent<PushWord>);
    worker?.addEventListener('message', listen);
    worker?.startMessages();
    return () => worker?.removeEventListener('message', listen);
  }, []);

  return null;
}
