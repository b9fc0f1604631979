import type { Notification } from '@karmik/model/notification/notification';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { snackbar } from '@karmik/ui/Snackbar';
import { useNavigate } from 'react-router';
import { loadArea } from '../../routing/areas.ts';
import { texts } from '../../texts/texts.ts';
import { useSession } from '../session.ts';
import { markRead } from './calls.ts';
import { dialogOf, type OpenedDialog } from './interactive.ts';
import { targetOf } from './read-notification.ts';
import { notificationWords } from './use-words.ts';

export type OpenDialog = (opened: OpenedDialog) => void;

/** A dialog for what is decided at once, else the page that it speaks of (NTF-6, NTF-7). `url` is where it led when it was told. */
function useFollow(onOpenDialog: OpenDialog, onClose: () => void) {
  const navigate = useNavigate();
  const { info } = useSession();
  const here = info.current_organization.slug;

  return async (fresh: Notification, url: string | null): Promise<void> => {
    const words = notificationWords();
    const { organization } = fresh;
    const target = targetOf(url, window.location.origin);
    if (organization.slug !== here && (fresh.is_interactive || target.kind === 'here')) {
      const text = fresh.is_interactive
        ? words.switchSupervisor(organization.name)
        : words.switchFirst(organization.name);
      snackbar.show({
        text,
        tone: 'caution',
        action: { label: words.switch, onPress: () => void navigate('/switch-organization') },
      });
      onClose();
      return;
    }
    if (url && !fresh.url && !fresh.is_interactive) {
      snackbar.error(texts().errors.forbidden.title);
      return;
    }
    const Dialog = fresh.interactive_type ? await dialogOf(await loadArea('user'), fresh.interactive_type) : undefined;
    if (Dialog)
      onOpenDialog({
        Dialog,
        about: {
          type: fresh.interactive_type as InteractiveType,
          notificationId: fresh.id,
          data: fresh.interactive_data ?? {},
          slug: organization.slug,
        },
      });
    else if (target.kind === 'here') {
      onClose();
      const isThere = target.path === window.location.pathname + window.location.search;
      await navigate(target.path, { replace: isThere });
    }
  };
}

/** What a click does. */
export function useOpen(onOpenDialog: OpenDialog, onClose: () => void): (notification: Notification) => Promise<void> {
  const follow = useFollow(onOpenDialog, onClose);
  return async ({ id, url, is_interactive: isInteractive }) => {
    // The window of a click opens at once or not at all: browsers take a later one for an advertisement.
    const target = targetOf(url, window.location.origin);
    if (!isInteractive && target.kind === 'elsewhere') window.open(target.address, '_blank', 'noopener');
    try {
      await follow(await markRead(id), url);
    } catch {
      snackbar.error(texts().errors.somethingWrong);
    }
  };
}

/**
 * What a click on a pushed notification does: the same; one that leads to another site waits under the bell for a click of its own.
 * Without an id the page is all there is.
 */
export function useOpenPushed(
  onOpenDialog: OpenDialog,
  onOpenDrawer: () => void,
): (id: number | null, url: string) => Promise<void> {
  const navigate = useNavigate();
  const follow = useFollow(onOpenDialog, () => {});
  return async (id, url) => {
    const target = targetOf(url, window.location.origin);
    try {
      if (id === null) {
        if (target.kind === 'here') await navigate(target.path);
        return;
      }
      const fresh = await markRead(id);
      if (targetOf(fresh.url, window.location.origin).kind === 'elsewhere') onOpenDrawer();
      else await follow(fresh, fresh.url ?? (url === '/' ? null : url));
    } catch {
      snackbar.error(texts().errors.somethingWrong);
    }
  };
}
