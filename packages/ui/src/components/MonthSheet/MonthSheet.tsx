import type { ReactNode } from 'react';
import type { IsoDate } from '../../dates/iso.ts';
import { useWidth } from '../../foundation/use-width.ts';
import { DataState, type DataStateProps } from '../../parts/data-state.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { EmptyState } from '../EmptyState/index.ts';
import { Legend } from './Legend.tsx';
import * as styles from './MonthSheet.css.ts';
import { NarrowSheet } from './NarrowSheet.tsx';
import type { SheetCode, SheetPerson, SheetTotal } from './sheet-types.ts';
import { SheetTable } from './SheetTable.tsx';
import { monthSheetStrings } from './strings.ts';

export interface MonthSheetProps extends ElementMarks, DataStateProps {
  /** Spoken name. */
  label: string;
  /** What the rows are, such as "Employee". */
  peopleLabel: string;
  /** AD ISO, one after the other; shown in the reader's calendar. */
  days: readonly IsoDate[];
  people: readonly SheetPerson[];
  /** In the order in which they are counted. */
  codes: readonly SheetCode[];
  /** Columns after the counts. Keep the list the same until something changes. */
  totals?: readonly SheetTotal[];
  /** Where the code of a day leads. Keep it the same function until something changes. */
  hrefOf?: (person: SheetPerson, day: IsoDate) => string;
  isRestDay?: (day: IsoDate) => boolean;
  /** What is said where there is no one. */
  empty?: ReactNode;
}

/** Pixels below which one day of everyone takes the place of the table. */
const narrowBelow = 560;
const noTotals: readonly SheetTotal[] = [];

/** A month of many people: a code for each day, how often each code is there, and one day or one person at a time on a phone. */
export function MonthSheet({
  label,
  peopleLabel,
  days,
  people,
  codes,
  totals = noTotals,
  hrefOf,
  isRestDay,
  empty,
  status = 'ready',
  errorMessage,
  onRetry,
  ...marks
}: MonthSheetProps): ReactNode {
  const strings = useStrings('monthSheet', monthSheetStrings);
  const [root, width] = useWidth();
  const content = { days, people, codes, totals, hrefOf, isRestDay };
  return (
    <div {...marks} ref={root} className={styles.root}>
      {status !== 'ready' ? (
        <DataState
          status={status}
          errorMessage={errorMessage}
          {...(onRetry === undefined ? {} : { onRetry })}
          lines={8}
        />
      ) : people.length === 0 ? (
        <EmptyState title={empty ?? strings.empty} />
      ) : width < narrowBelow ? (
        <NarrowSheet label={label} {...content} />
      ) : (
        <>
          <SheetTable label={label} peopleLabel={peopleLabel} {...content} />
          <Legend codes={codes} />
        </>
      )}
    </div>
  );
}
