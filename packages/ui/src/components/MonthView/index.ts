export { MonthView } from './MonthView.tsx';
export type { MonthViewProps } from './MonthView.tsx';
export type { MonthEvent } from './week-lanes.ts';
