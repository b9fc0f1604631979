import type { Tone } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { useProblems } from '../store/use-store.ts';
import { useFormCore } from './form-context.ts';

/** Sends the form that it is in; while that is under way a press does nothing. */
export function SubmitButton({ label, tone = 'accent' }: { label: Text; tone?: Tone | 'accent' }): ReactNode {
  const core = useFormCore();
  const { say } = useForms();
  const isSubmitting = useProblems(core.problems, (state) => state.isSubmitting);
  return (
    <Button type="submit" tone={tone} isPending={isSubmitting}>
      {say(label)}
    </Button>
  );
}
