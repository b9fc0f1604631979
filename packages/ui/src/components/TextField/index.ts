export { TextField, textFieldTypes } from './TextField.tsx';
export type { TextFieldProps, TextFieldType } from './TextField.tsx';
export { fieldSizes } from '../../parts/field/field-sizes.ts';
export type { FieldSize } from '../../parts/field/field-sizes.ts';
