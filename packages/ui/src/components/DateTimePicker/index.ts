export { DateTimePicker } from './DateTimePicker.tsx';
export type { DateTimePickerProps } from './DateTimePicker.tsx';
export type { IsoDateTime } from '../../dates/time.ts';
