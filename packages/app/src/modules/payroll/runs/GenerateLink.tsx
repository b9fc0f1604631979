import { fillPath } from '@karmik/model/kit/links';
import { generatePay } from '@karmik/model/payroll/run/generate';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

/** The way to a new payroll. */
export function GenerateLink({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  if (!may(generatePay.code, 'write')) return null;
  return (
    <Button onPress={() => void navigate(fillPath(payrollPaths.generate, { slug }))}>{say(generatePay.label)}</Button>
  );
}
