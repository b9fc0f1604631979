import { lazy, Suspense, type ReactNode } from 'react';
import type { ReportAnswerProps } from '../../../screens/kit/bodies.ts';
import type { As } from './MonthRegister.tsx';

const MonthRegister = lazy(() => import('./MonthRegister.tsx'));

const registerAs = (as: As) =>
  function RegisterOfMonth(props: ReportAnswerProps): ReactNode {
    return (
      <Suspense fallback={null}>
        <MonthRegister {...props} as={as} />
      </Suspense>
    );
  };

/** The register of a month, as a role sees it. */
export const registers = {
  user: registerAs('user'),
  supervisor: registerAs('supervisor'),
  hr: registerAs('hr'),
} as const;
