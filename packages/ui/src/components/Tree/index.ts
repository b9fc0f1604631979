export { Tree } from './Tree.tsx';
export type { TreeProps } from './Tree.tsx';
export { moveNodes } from './tree-moves.ts';
export type { TreeMove, TreeNode } from './tree-moves.ts';
