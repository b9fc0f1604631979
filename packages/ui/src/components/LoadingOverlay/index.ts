export { LoadingOverlay, LOADING_OVERLAY_LINGER } from './LoadingOverlay.tsx';
export type { LoadingOverlayProps } from './LoadingOverlay.tsx';
