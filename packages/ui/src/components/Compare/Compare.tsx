import { useState, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { ChevronEndGlyph } from '../../glyphs/glyphs.tsx';
import { DataState, type DataStateProps } from '../../parts/data-state.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useNumberLocale } from '../../provider/use-number-locale.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import * as styles from './Compare.css.ts';
import { compareStrings } from './strings.ts';

/** One thing before and after. */
export interface Comparison {
  readonly id: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Of amounts: after less before, an exact decimal such as `'-1500.00'`. Both values and it are then aligned at their end. */
  readonly change?: string | undefined;
  /** Hidden until the reader asks for what is unchanged. */
  readonly isSame?: boolean;
}

export interface CompareProps extends ElementMarks, DataStateProps {
  /** Spoken name. */
  label: string;
  rows: readonly Comparison[];
  /** "Before" when left out. */
  beforeLabel?: string;
  /** "After" when left out. */
  afterLabel?: string;
}

/** A record or a payslip before and after: what differs, and by how much. */
export function Compare({
  label,
  rows,
  beforeLabel,
  afterLabel,
  status = 'ready',
  errorMessage,
  onRetry,
  ...marks
}: CompareProps): ReactNode {
  const strings = useStrings('compare', compareStrings);
  const [isWhole, setWhole] = useState(false);
  const same = rows.filter(({ isSame }) => isSame).length;
  const shown = isWhole ? rows : rows.filter(({ isSame }) => !isSame);
  const names = { before: beforeLabel ?? strings.before, after: afterLabel ?? strings.after };
  const hasChange = shown.some(({ change }) => change !== undefined);
  if (status !== 'ready')
    return (
      <div {...marks}>
        <DataState status={status} errorMessage={errorMessage} {...(onRetry === undefined ? {} : { onRetry })} />
      </div>
    );
  return (
    <div {...marks} className={styles.root}>
      {shown.length === 0 ? (
        <p className={styles.none}>{strings.same}</p>
      ) : (
        <>
          {/* Each row says for itself which value is which. */}
          <div aria-hidden="true" className={cx(styles.row, hasChange && styles.withChange, styles.head)}>
            <span className={styles.wideOnly} />
            <span className={cx(hasChange && styles.amount)}>{names.before}</span>
            <span />
            <span className={cx(hasChange && styles.amount)}>{names.after}</span>
            {hasChange && <span className={cx(styles.amount, styles.wideOnly)}>{strings.change}</span>}
          </div>
          <ul role="list" aria-label={label} className={styles.list}>
            {shown.map((row) => (
              <Line key={row.id} row={row} names={names} hasChange={hasChange} />
            ))}
          </ul>
        </>
      )}
      {same > 0 && (
        <div className={styles.more}>
          <Button size="sm" variant="ghost" tone="neutral" onPress={() => setWhole(!isWhole)}>
            {isWhole ? strings.hideSame : strings.showSame(same)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  row: Comparison;
  names: { readonly before: string; readonly after: string };
  hasChange: boolean;
}

function Line({ row: { label, before, after, change }, names, hasChange }: LineProps): ReactNode {
  const strings = useStrings('compare', compareStrings);
  const locale = useNumberLocale('lakh');
  const isAmount = change !== undefined;
  return (
    <li className={cx(styles.row, hasChange && styles.withChange)}>
      <span className={styles.label}>{label}</span>
      <div className={cx(styles.value, styles.before, isAmount && styles.amount)}>
        <span className={visuallyHidden}>{`${names.before}: `}</span>
        {before}
      </div>
      <span aria-hidden="true" className={styles.arrow}>
        <ChevronEndGlyph />
      </span>
      <div className={cx(styles.value, isAmount && styles.amount)}>
        <span className={visuallyHidden}>{`${names.after}: `}</span>
        {after}
      </div>
      {isAmount && (
        <span className={styles.change}>
          <span className={visuallyHidden}>{`${strings.change}: `}</span>
          {signed(change, locale)}
        </span>
      )}
    </li>
  );
}

/** A difference with its sign, exact. @example signed('-1500.00', 'en-IN') // '-1,500.00' */
function signed(change: string, locale: string): string {
  const decimals = change.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(change as `${number}`);
}
