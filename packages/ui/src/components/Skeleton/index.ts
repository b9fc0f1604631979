export { Skeleton, skeletonShapes } from './Skeleton.tsx';
export type { SkeletonProps, SkeletonShape } from './Skeleton.tsx';
