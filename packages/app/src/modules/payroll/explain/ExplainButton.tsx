import { FieldCell } from '@karmik/forms/FieldParts';
import { moneyText } from '@karmik/model/kit/figures';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './explain.css.ts';
import { words } from './words.ts';

const ExplainDrawer = lazy(async () => ({ default: (await import('./ExplainDrawer.tsx')).ExplainDrawer }));

interface ExplainButtonProps {
  readonly slip: number;
  /** A heading as formulas call it, or a total. */
  readonly of: string;
  readonly label: string;
  readonly amount: string;
  readonly as: 'hr' | 'user';
}

/** An amount of a payslip; pressing it says how it came about. */
export function ExplainButton({ slip, of, label, amount, as }: ExplainButtonProps): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.amount}
        aria-label={say(words.explain(label, moneyText(amount, language)))}
        onClick={() => setOpen(true)}
      >
        <FieldCell field={paySlip.fields.net} value={amount} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExplainDrawer slip={slip} of={of} as={as} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
