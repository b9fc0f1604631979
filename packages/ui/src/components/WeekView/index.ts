export { WeekView } from './WeekView.tsx';
export type { WeekViewProps } from './WeekView.tsx';
export type { WeekEvent } from './day-columns.ts';
