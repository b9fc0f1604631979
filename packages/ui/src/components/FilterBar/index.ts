export { FilterBar } from './FilterBar.tsx';
export type { FilterBarProps, ActiveFilter } from './FilterBar.tsx';
