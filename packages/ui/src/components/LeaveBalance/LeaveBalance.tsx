import type { ReactNode } from 'react';
import { useDayTexts } from '../../dates/day-texts.ts';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { DataState, type DataStateProps } from '../../parts/data-state.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import { Card } from '../Card/index.ts';
import { useQuantity, type BalanceLine, type Quantity } from './balance-line.ts';
import { BalanceLines } from './BalanceLines.tsx';
import * as styles from './LeaveBalance.css.ts';
import { leaveBalanceStrings } from './strings.ts';

export interface LeaveBalanceProps extends ElementMarks, DataStateProps {
  /** Spoken name of the figures, such as the leave type. */
  label: string;
  /** Days that can be requested; `null` for leave of which no balance is kept. */
  available: Quantity | null;
  /** Taken in the leave year. */
  taken?: Quantity;
  /** Held by requests that are not decided. */
  pending?: Quantity;
  /** Approved leave of later days. */
  scheduled?: Quantity;
  /** Before pending and approved leave. */
  balance?: Quantity;
  /** What changes it next by itself. */
  next?: Pick<BalanceLine, 'on' | 'kind' | 'days'> | undefined;
  /** What was until now, newest first; left out for the figures alone. */
  lines?: readonly BalanceLine[];
  /** What comes until the day that is asked about, in its order. */
  coming?: readonly BalanceLine[];
  /** Such as the rule in force. */
  note?: ReactNode;
  /** Such as a button that opens the lines. */
  actions?: ReactNode;
}

/** What a person has of a leave, has taken, and has pending and approved; with its lines, how it came to be and what it will be. */
export function LeaveBalance({
  label,
  available,
  taken,
  pending,
  scheduled,
  balance,
  next,
  lines,
  coming = [],
  note,
  actions,
  status = 'ready',
  errorMessage,
  onRetry,
  ...marks
}: LeaveBalanceProps): ReactNode {
  const strings = useStrings('leaveBalance', leaveBalanceStrings);
  const { day } = useDayTexts();
  const quantity = useQuantity();
  if (status !== 'ready')
    return (
      <div {...marks}>
        <DataState status={status} errorMessage={errorMessage} {...(onRetry === undefined ? {} : { onRetry })} />
      </div>
    );
  const parts: readonly Part[] = [
    { id: 'taken', label: strings.taken, days: taken, tone: 'neutral' },
    { id: 'scheduled', label: strings.scheduled, days: scheduled, tone: 'info' },
    { id: 'pending', label: strings.pending, days: pending, tone: 'caution' },
    { id: 'available', label: strings.left, days: available ?? undefined, tone: 'positive' },
  ];
  const shown = parts.filter(({ days }) => days !== undefined);
  return (
    <div {...marks} className={styles.root}>
      <div role="group" aria-label={label} className={styles.summary}>
        <span className={styles.available}>
          {available === null ? strings.unlimited : strings.available(quantity(available))}
        </span>
        {available !== null && <Bar parts={shown} />}
        <dl className={styles.parts}>
          {shown
            .filter(({ id, days }) => id !== 'available' && (id === 'taken' || Number(days) !== 0))
            .map(({ id, label: name, days = 0, tone }) => (
              <Figure key={id} label={name} tone={available === null ? undefined : tone}>
                {quantity(days)}
              </Figure>
            ))}
          {balance !== undefined && <Figure label={strings.balance}>{quantity(balance)}</Figure>}
          {next !== undefined && (
            <Figure label={strings.next}>{strings.nextLine(day(next.on), next.kind, quantity(next.days))}</Figure>
          )}
        </dl>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {actions !== undefined && <div>{actions}</div>}
      </div>
      {coming.length > 0 && (
        <Card title={strings.coming} isFlush>
          <BalanceLines label={strings.coming} lines={coming} />
        </Card>
      )}
      {lines !== undefined && (
        <Card title={strings.lines} isFlush>
          <BalanceLines label={strings.lines} lines={lines} />
        </Card>
      )}
    </div>
  );
}

interface Part {
  readonly id: string;
  readonly label: string;
  readonly days: Quantity | undefined;
  readonly tone: Tone;
}

/** The shares in a picture; the figures under it say the same. Nothing where there is nothing to share. */
function Bar({ parts }: { parts: readonly Part[] }): ReactNode {
  const filled = parts.filter(({ days }) => Number(days) > 0);
  if (filled.length === 0) return null;
  return (
    <div aria-hidden="true" className={styles.bar}>
      {filled.map(({ id, days = 0, tone }) => (
        <span
          key={id}
          className={cx(toneClass[tone], styles.part, tone === 'neutral' && styles.spent)}
          style={inlineVars({ [styles.share]: Number(days) })}
        />
      ))}
    </div>
  );
}

function Figure({ label, tone, children }: { label: string; tone?: Tone | undefined; children: ReactNode }): ReactNode {
  return (
    <div className={styles.item}>
      {tone !== undefined && (
        <span aria-hidden="true" className={cx(toneClass[tone], styles.swatch, tone === 'neutral' && styles.spent)} />
      )}
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
