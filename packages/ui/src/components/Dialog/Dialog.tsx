import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import { DialogFrame, type DialogFrameProps } from '../../parts/overlay/dialog-frame.tsx';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import * as styles from './Dialog.css.ts';
import type { DialogSize } from './dialog-sizes.ts';
import { dialogStrings } from './strings.ts';

export { dialogSizes } from './dialog-sizes.ts';
export type { DialogSize } from './dialog-sizes.ts';

export interface DialogProps extends DialogFrameProps {
  /** The button that opens it. Without one, use `isOpen`. */
  trigger?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  size?: DialogSize;
  /** It stays when one presses outside or Escape, for work that would be lost. */
  isStaying?: boolean;
}

/** A task of its own above the page. Focus stays inside and goes back to where it was. */
export function Dialog({
  trigger,
  isOpen,
  onOpenChange,
  size = 'md',
  isStaying = false,
  ...frame
}: DialogProps): ReactNode {
  const strings = useStrings('dialog', dialogStrings);
  const opening = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const modal = (
    <ModalOverlay
      {...(trigger === undefined ? opening : {})}
      isDismissable={!isStaying}
      isKeyboardDismissDisabled={isStaying}
      className={cx(overlay.scrim, overlay.scrimCentered)}
    >
      <Modal className={cx(overlay.modal, styles.size[size])}>
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
