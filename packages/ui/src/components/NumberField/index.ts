export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps } from './NumberField.tsx';
export { numberGroupings } from '../../provider/use-number-locale.ts';
export type { NumberGrouping } from '../../provider/use-number-locale.ts';
