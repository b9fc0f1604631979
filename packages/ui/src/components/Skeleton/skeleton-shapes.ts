export const skeletonShapes = ['text', 'title', 'circle', 'field', 'block', 'card'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
