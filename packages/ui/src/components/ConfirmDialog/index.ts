export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps, ConfirmOptions, ConfirmRemark } from './ConfirmDialog.tsx';
export { ConfirmRegion } from './ConfirmRegion.tsx';
export { confirm } from './confirm-store.ts';
export type { ConfirmAnswer } from './confirm-store.ts';
