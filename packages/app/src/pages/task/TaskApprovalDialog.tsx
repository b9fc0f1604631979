import { taskScore } from '@karmik/model/task/task';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { requestScreens } from '../../screens/kit/screens.ts';
import { RequestDetail } from '../../screens/request/RequestDetail.tsx';
import { ScreenSurroundings } from '../../screens/surroundings/ScreenSurroundings.tsx';
import { markRead } from '../../shell/notifications/calls.ts';
import type { InteractiveDialogProps } from '../../shell/notifications/interactive.ts';
import { texts, useModelText } from '../../texts/texts.ts';
import { scoreParts } from './task-parts.ts';

const screen = requestScreens(taskScore, { ...scoreParts, as: 'notification', columns: [] }).detail;

/** A task to approve, or a score to acknowledge, in front of whatever page one is on. */
export default function TaskApprovalDialog({ notificationId, data, onClose }: InteractiveDialogProps): ReactNode {
  const say = useModelText();
  const readAfterAction = async () => {
    try {
      await markRead(notificationId);
    } catch {
      snackbar.error(texts().errors.somethingWrong);
    }
  };
  return (
    <Dialog isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(taskScore.label)}>
      <ScreenSurroundings>
        <RequestDetail screen={screen} id={String(data.task_approval_id)} onDecided={readAfterAction} />
      </ScreenSurroundings>
    </Dialog>
  );
}
