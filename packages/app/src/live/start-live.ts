/** The live connection of this tab: begun by the shell once it stands, and ended with it. */
import { livePath, type LiveFrame } from '@karmik/model/notification/live';
import { snackbar } from '@karmik/ui/Snackbar';
import { subscribe } from 'valtio';
import { freshAccess } from '../api/client.ts';
import { configuration } from '../configuration/configuration.ts';
import { changesAreTold, queryClient } from '../api/query-client.ts';
import { tokenStore } from '../api/token-store.ts';
import { beSignedOut, refreshRights, session } from '../shell/session.ts';
import { notificationWords } from '../shell/notifications/use-words.ts';
import { createLiveClient, type Line } from './live-client.ts';
import { statusNotices } from './status.ts';
import { invalidator } from './topics.ts';

const address = () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}${livePath}`;

/**
 * @param onRights what the page does once this person's rights were asked for again
 * @returns what ends it
 */
export function startLive(onRights: () => void): () => void {
  // CFG-7.
  return configuration.runtimeConfig.live_connection ? begin(onRights) : () => {};
}

/** Whether what this person may do, or who they are, may have changed. */
const concernsMe = (frame: LiveFrame): boolean =>
  frame.event === 'user_update' &&
  !frame.is_presence &&
  (frame.ids === null || frame.ids.includes(String(session.info?.user.id)));

function begin(onRights: () => void): () => void {
  const changes = invalidator(queryClient);
  const notice = statusNotices(snackbar.show, () => notificationWords().connection);
  const client = createLiveClient({
    open: () => new WebSocket(address()) as unknown as Line,
    token: () => tokenStore.read()?.access,
    refresh: freshAccess,
    now: () => performance.now(),
    onState: (state) => {
      changesAreTold(state === 'joined');
      notice(state);
    },
    onFrame: (frame) => {
      if (frame.event === 'logged_out') return beSignedOut();
      if (concernsMe(frame)) void refreshRights().then(onRights, () => undefined);
      changes.hear(frame);
    },
  });
  // HR hears of the organisation it works for, in the view in which it does.
  const follow = () => client.subscribe(session.adminSlug);
  follow();
  const unfollow = subscribe(session, follow);
  return () => {
    unfollow();
    client.stop();
    changes.stop();
    changesAreTold(false);
    notice('off');
  };
}
