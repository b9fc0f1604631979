export const textFieldTypes = ['text', 'email', 'password', 'tel', 'url'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];
