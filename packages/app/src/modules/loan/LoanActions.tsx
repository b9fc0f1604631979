import { loan } from '@karmik/model/loan/loan';
import { changeLoanRate } from '@karmik/model/loan/rate-change';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { todayThere } from '../../preferences/place.ts';
import { refresh } from '../../screens/records.ts';
import { may, session } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { EnterLoan } from './EnterLoan.tsx';

const OperationDrawer = lazy(async () => ({
  default: (await import('../../screens/operation/OperationDrawer.tsx')).OperationDrawer,
}));

/** What HR does above the list of loans. */
export function LoanActions({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isChanging, setChanging] = useState(false);
  if (session.info?.user.is_audit_user === true || !may('11.00', 'write')) return null;
  return (
    <Inline gap="sm">
      <Button variant="outline" tone="neutral" onPress={() => setChanging(true)}>
        {say(changeLoanRate.label)}
      </Button>
      <EnterLoan slug={slug} />
      <Suspense fallback={null}>
        {isChanging && (
          <OperationDrawer
            operation={changeLoanRate}
            initial={{ from_month: bsMonthOf(todayThere()) }}
            cells={{ loan: null }}
            onClose={() => {
              setChanging(false);
              void refresh(loan);
            }}
          />
        )}
      </Suspense>
    </Inline>
  );
}
