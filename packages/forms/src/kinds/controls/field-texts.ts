/** What a control receives from its field. */
export interface FieldTexts {
  label: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  onBlur?: () => void;
}
