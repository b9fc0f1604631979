export { Compare } from './Compare.tsx';
export type { CompareProps, Comparison } from './Compare.tsx';
