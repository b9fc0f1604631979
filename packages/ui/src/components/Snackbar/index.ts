export { Snackbar } from './Snackbar.tsx';
export type { SnackbarProps } from './Snackbar.tsx';
export { SnackbarRegion } from './SnackbarRegion.tsx';
export type { SnackbarRegionProps } from './SnackbarRegion.tsx';
export { createSnackbarQueue, snackbar, SNACKBAR_TIMEOUT, SUCCESS_DELAY } from './snackbar-queue.ts';
export type { SnackbarMessage, SnackbarQueue, SnackbarTone } from './snackbar-queue.ts';
