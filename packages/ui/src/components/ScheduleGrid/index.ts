export { ScheduleGrid } from './ScheduleGrid.tsx';
export type { ScheduleGridProps } from './ScheduleGrid.tsx';
export type { ScheduleCell, ScheduleChange, ScheduleChoice, ScheduleRow, ScheduleTotal } from './schedule-types.ts';
