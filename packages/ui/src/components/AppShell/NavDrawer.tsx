import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import * as styles from './AppShell.css.ts';

interface NavDrawerProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The navigation of phones. */
export function NavDrawer({ label, isOpen, onOpenChange, children }: NavDrawerProps): ReactNode {
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={overlay.scrim}>
      <Modal className={cx(overlay.drawer, overlay.drawerAtStart, styles.drawer)}>
        <Dialog aria-label={label} className={styles.drawerDialog}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
