import type { ReactNode } from 'react';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { CodeMark } from './CodeMark.tsx';
import * as styles from './MonthSheet.css.ts';
import { countOf, type SheetCode, type SheetPerson, type SheetTotal } from './sheet-types.ts';
import { monthSheetStrings } from './strings.ts';

interface LegendProps {
  codes: readonly SheetCode[];
  /** With how often this person has each, and their totals. */
  person?: SheetPerson;
  totals?: readonly SheetTotal[];
}

/** What the letters mean. */
export function Legend({ codes, person, totals = [] }: LegendProps): ReactNode {
  const strings = useStrings('monthSheet', monthSheetStrings);
  const digits = useDigits();
  return (
    <ul role="list" aria-label={person === undefined ? strings.legend : strings.totals} className={styles.legend}>
      {codes.map((code) => (
        <li key={code.id} className={styles.legendItem}>
          <CodeMark code={code} />
          {code.label}
          {person !== undefined && <span className={styles.count}>{digits(countOf(person, code.id))}</span>}
        </li>
      ))}
      {person !== undefined &&
        totals.map(({ id, label, value }) => (
          <li key={id} className={styles.legendItem}>
            {label}
            <span className={styles.count}>{value(person)}</span>
          </li>
        ))}
    </ul>
  );
}
