import type { Notification } from '@karmik/model/notification/notification';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { snackbar } from '@karmik/ui/Snackbar';
import { useNavigate } from 'react-router';
import { texts } from '../../texts/texts.ts';
import { useSession } from '../session.ts';
import { markRead } from './calls.ts';
import { dialogOf, type OpenedDialog } from './interactive.ts';
import { targetOf } from './read-notification.ts';
import { notificationWords } from './use-words.ts';

export type OpenDialog = (opened: OpenedDialog) => void;

/** What a click does: a dialog for what is decided at once, else the page that it speaks of (NTF-6, NTF-7). */
export function useOpen(onOpenDialog: OpenDialog, onClose: () => void): (notification: Notification) => Promise<void> {
  const navigate = useNavigate();
  const { info } = useSession();
  const here = info.current_organization.slug;

  return async (listed) => {
    const words = notificationWords();
    const { organization } = listed;
    // The window of a click opens at once or not at all: browsers take a later one for an advertisement.
    const target = targetOf(listed.url, window.location.origin);
    if (!listed.is_interactive && target.kind === 'elsewhere') window.open(target.address, '_blank', 'noopener');
    try {
      const fresh = await markRead(listed.id);
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
      if (listed.url && !fresh.url && !fresh.is_interactive) {
        snackbar.error(texts().errors.forbidden.title);
        return;
      }
      const Dialog = fresh.interactive_type ? dialogOf(fresh.interactive_type) : undefined;
      if (Dialog)
        onOpenDialog({
          Dialog,
          about: {
            type: fresh.interactive_type as InteractiveType,
            notificationId: listed.id,
            data: fresh.interactive_data ?? {},
            slug: organization.slug,
          },
        });
      else if (target.kind === 'here') {
        onClose();
        await navigate(target.path);
      }
    } catch {
      snackbar.error(texts().errors.somethingWrong);
    }
  };
}
