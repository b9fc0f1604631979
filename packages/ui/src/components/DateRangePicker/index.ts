export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export { rangePresetNames, rangePresets } from '../../dates/range-presets.ts';
export type { RangePresetName } from '../../dates/range-presets.ts';
export { isWholeRange } from '../../dates/range.ts';
export type { DateRange } from '../../dates/range.ts';
