export { Calendar } from './Calendar.tsx';
export type { CalendarProps } from './Calendar.tsx';
export type { DateLimits } from '../../dates/limits.ts';
export { isIsoDate } from '../../dates/iso.ts';
export type { IsoDate } from '../../dates/iso.ts';
export type { CalendarLayer } from '../../dates/layers.ts';
