export { PeriodControl } from './PeriodControl.tsx';
export type { PeriodControlProps } from './PeriodControl.tsx';
export { periodPresetNames, periodPresets } from './period-presets.ts';
export type { PeriodPreset, PeriodPresetName } from './period-presets.ts';
