import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ComponentType, ReactNode } from 'react';
import type { InteractiveDialogProps } from '../../routing/route.ts';
import type { RequestScreen } from '../../screens/kit/screens.ts';
import { RequestDetail } from '../../screens/request/RequestDetail.tsx';
import { ScreenProviders } from '../../screens/providers/ScreenProviders.tsx';
import { texts, useModelText } from '../../texts/texts.ts';
import { markRead } from './calls.ts';

/**
 * The dialog of a kind of request: one of them in front of whatever page one is on, to be decided at once.
 * @param idName the name of its id in the data of the notification
 */
export const requestDialog = (screen: RequestScreen, idName: string): ComponentType<InteractiveDialogProps> =>
  function RequestDialog({ notificationId, data, onClose }): ReactNode {
    const say = useModelText();
    // OVT-10: the person who acted has read it.
    const readAfterAction = async () => {
      if (notificationId === undefined) return;
      try {
        await markRead(notificationId);
      } catch {
        snackbar.error(texts().errors.somethingWrong);
      }
    };
    return (
      <Dialog isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(screen.entity.label)}>
        <ScreenProviders>
          <RequestDetail screen={screen} id={String(data[idName])} onDecided={readAfterAction} />
        </ScreenProviders>
      </Dialog>
    );
  };
