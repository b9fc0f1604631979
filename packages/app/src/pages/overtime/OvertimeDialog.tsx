import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { requestScreens } from '../../screens/kit/screens.ts';
import { RequestDetail } from '../../screens/request/RequestDetail.tsx';
import { ScreenSurroundings } from '../../screens/surroundings/ScreenSurroundings.tsx';
import { markRead } from '../../shell/notifications/calls.ts';
import type { InteractiveDialogProps } from '../../shell/notifications/interactive.ts';
import { texts, useModelText } from '../../texts/texts.ts';
import { requestParts } from './request-parts.ts';

const screen = requestScreens(overtimeRequest, { ...requestParts, as: 'notification', columns: [] }).detail;

/** An overtime request in front of whatever page one is on, to be decided at once. */
export default function OvertimeDialog({ notificationId, data, onClose }: InteractiveDialogProps): ReactNode {
  const say = useModelText();
  // OVT-10: whoever acted has read it.
  const readAfterAction = async () => {
    try {
      await markRead(notificationId);
    } catch {
      snackbar.error(texts().errors.somethingWrong);
    }
  };
  return (
    <Dialog isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(overtimeRequest.label)}>
      <ScreenSurroundings>
        <RequestDetail screen={screen} id={String(data.overtime_request_id)} onDecided={readAfterAction} />
      </ScreenSurroundings>
    </Dialog>
  );
}
