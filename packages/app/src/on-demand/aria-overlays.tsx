/** React Aria's overlays under their own names, fetched when the first of them opens. */
import type { DialogProps } from 'react-aria-components/Dialog';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

const nothing = () => null;

const LoadedOverlay = onDemand<ModalOverlayProps>(
  async () => (await import('react-aria-components/Modal')).ModalOverlay,
  nothing,
);

/** Nothing is fetched for an overlay that has never been open. */
export function ModalOverlay(props: ModalOverlayProps): ReactNode {
  return props.isOpen ? <LoadedOverlay {...props} /> : null;
}

export const Modal = onDemand<ModalOverlayProps>(
  async () => (await import('react-aria-components/Modal')).Modal,
  nothing,
);
export const Dialog = onDemand<DialogProps>(async () => (await import('react-aria-components/Dialog')).Dialog, nothing);
export const Popover = onDemand(async () => (await import('react-aria-components/Popover')).Popover, nothing);
export const PreviewTrigger = onDemand(
  async () => (await import('react-aria-components/PreviewTrigger')).PreviewTrigger,
  (props) => props.children,
);
