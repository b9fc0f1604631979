import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import { DialogFrame, type DialogFrameProps } from '../../parts/overlay/dialog-frame.tsx';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { dialogStrings } from '../Dialog/strings.ts';
import * as styles from './Drawer.css.ts';
import type { DrawerSize } from './drawer-sizes.ts';

export { drawerSizes } from './drawer-sizes.ts';
export type { DrawerSize } from './drawer-sizes.ts';

export interface DrawerProps extends DialogFrameProps {
  /** The button that opens it. Without one, use `isOpen`. */
  trigger?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  size?: DrawerSize;
  side?: 'start' | 'end';
}

/** A sheet from the side, for details of what stays visible behind it. */
export function Drawer({ trigger, isOpen, onOpenChange, size = 'md', side = 'end', ...frame }: DrawerProps): ReactNode {
  const strings = useStrings('dialog', dialogStrings);
  const opening = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const modal = (
    <ModalOverlay {...(trigger === undefined ? opening : {})} isDismissable className={overlay.scrim}>
      <Modal className={cx(overlay.drawer, side === 'start' && overlay.drawerAtStart, styles.size[size])}>
        <DialogFrame {...frame} closeLabel={strings.close} />
      </Modal>
    </ModalOverlay>
  );
  if (trigger === undefined) return modal;
  return (
    <DialogTrigger {...opening}>
      {trigger}
      {modal}
    </DialogTrigger>
  );
}
