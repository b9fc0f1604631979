import type { ComponentType } from 'react';
import type { InteractiveDialogProps } from '../../routing/route.ts';
import type { RequestScreen } from '../../screens/kit/screens.ts';

/**
 * A request in front of whatever page one is on, as the dialog of a notification.
 * @param idName the name of the request's id in the data of the notification
 */
export const openRequest =
  (idName: string, load: () => Promise<RequestScreen>) =>
  async (): Promise<{ default: ComponentType<InteractiveDialogProps> }> => {
    const [{ requestDialog }, screen] = await Promise.all([import('./RequestDialog.tsx'), load()]);
    return { default: requestDialog(screen, idName) };
  };
