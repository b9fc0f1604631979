import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { InteractiveDialogProps, ModuleTable } from '../../routing/route.ts';

export type InteractiveDialog = LazyExoticComponent<ComponentType<InteractiveDialogProps>>;

/** A dialog that was asked for, and what it is about. */
export interface OpenedDialog {
  readonly Dialog: InteractiveDialog;
  readonly about: Omit<InteractiveDialogProps, 'onClose'>;
}

const known = new Map<InteractiveType, InteractiveDialog>();

/**
 * The dialog that a click on a notification of a type opens; undefined for one whose module has none, and then its address is followed.
 * @param tables the modules of the user's area
 */
export async function dialogOf(tables: readonly ModuleTable[], type: string): Promise<InteractiveDialog | undefined> {
  const named = type as InteractiveType;
  const all = await Promise.all(tables.map(async ({ dialogs }) => dialogs?.()));
  const load = all
    .map((module) => module && Object.hasOwn(module.default, type) && module.default[named])
    .find(Boolean);
  if (!load) return undefined;
  // One component for all clicks, so that a dialog that is open stays the same.
  const dialog = known.get(named) ?? lazy(load);
  known.set(named, dialog);
  return dialog;
}
