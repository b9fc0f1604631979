export { ComboBox } from './ComboBox.tsx';
export type { ComboBoxProps, ComboBoxOption } from './ComboBox.tsx';
