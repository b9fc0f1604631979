import type { Field } from '@karmik/model/kit/fields';
import type { EditProps } from '../kind.ts';

/** What every control of ui takes from a field. */
export const common = <F extends Field>({ label, help, error, isRequired, isDisabled, onBlur }: EditProps<F>) => ({
  label,
  description: help,
  errorMessage: error,
  isRequired,
  isDisabled,
  onBlur,
});
