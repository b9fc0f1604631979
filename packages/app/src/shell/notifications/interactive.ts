import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface InteractiveDialogProps {
  readonly type: InteractiveType;
  /** The notification that was clicked. */
  readonly notificationId: number;
  /** The ids that the notification carries (NTF-11). */
  readonly data: Readonly<Record<string, unknown>>;
  /** The organisation that it is about, which is the one worked in. */
  readonly slug: string;
  readonly onClose: () => void;
}

export type InteractiveDialog = LazyExoticComponent<ComponentType<InteractiveDialogProps>>;

/** A dialog that was asked for, and what it is about. */
export interface OpenedDialog {
  readonly Dialog: InteractiveDialog;
  readonly about: Omit<InteractiveDialogProps, 'onClose'>;
}

const dialogs = new Map<InteractiveType, InteractiveDialog>();

/**
 * Says which dialog a click on a notification of a type opens (NTF-6). A module calls it in `interactive-dialogs.ts`, which comes with the
 * drawer; the dialog itself comes with the first click.
 */
export function openWith(
  type: InteractiveType,
  load: () => Promise<{ default: ComponentType<InteractiveDialogProps> }>,
): void {
  dialogs.set(type, lazy(load));
}

/** The dialog of a type; undefined for one whose module has none, and then its address is followed. */
export const dialogOf = (type: string): InteractiveDialog | undefined => dialogs.get(type as InteractiveType);
