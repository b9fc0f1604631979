export { Radio, RadioGroup } from './Radio.tsx';
export type { RadioProps, RadioGroupProps } from './Radio.tsx';
