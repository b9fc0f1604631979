export { TopProgress, TOP_PROGRESS_LINGER } from './TopProgress.tsx';
export type { TopProgressProps } from './TopProgress.tsx';
