export { MultiSelect } from './MultiSelect.tsx';
export type { MultiSelectProps, MultiSelectOption } from './MultiSelect.tsx';
