import { useState, type ReactNode } from 'react';
import { DataState, type DataStateProps } from '../../parts/data-state.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { UserChip } from '../UserChip/index.ts';
import type { ApprovalLevel, ApprovalPerson } from './approval-level.ts';
import * as styles from './ApprovalLine.css.ts';
import { CompactLine } from './CompactLine.tsx';
import { LevelItem } from './LevelItem.tsx';
import { approvalLineStrings } from './strings.ts';

export interface ApprovalLineProps<Person extends ApprovalPerson = ApprovalPerson>
  extends ElementMarks, DataStateProps {
  /** Spoken name of the line, such as "Approval". */
  label: string;
  /** In the order in which they are asked. */
  levels: readonly ApprovalLevel<Person>[];
  /** One line, for a list: a mark for each level, and who is asked now. */
  isCompact?: boolean;
  /** Draws a person; a small `UserChip` when left out. */
  renderPerson?: (person: Person) => ReactNode;
  /** People of one level that are shown by name. */
  maxPeople?: number;
  /** The moment from which delays are measured, an ISO instant; when it is drawn if left out. */
  now?: string;
}

/** The levels of a request: who decided, who is asked now and since when, how late it is, and who comes after. */
export function ApprovalLine<Person extends ApprovalPerson = ApprovalPerson>({
  label,
  levels,
  isCompact = false,
  renderPerson = chipOf,
  maxPeople = 6,
  now,
  status = 'ready',
  errorMessage,
  onRetry,
  ...marks
}: ApprovalLineProps<Person>): ReactNode {
  const strings = useStrings('approvalLine', approvalLineStrings);
  const [drawnAt] = useState(Date.now);
  const moment = now === undefined ? drawnAt : Date.parse(now);
  if (status !== 'ready')
    return (
      <div {...marks}>
        <DataState
          status={status}
          errorMessage={errorMessage}
          {...(onRetry === undefined ? {} : { onRetry })}
          lines={isCompact ? 1 : 6}
        />
      </div>
    );
  if (levels.length === 0)
    return (
      <p {...marks} className={styles.muted}>
        {strings.empty}
      </p>
    );
  if (isCompact) return <CompactLine {...marks} label={label} levels={levels} now={moment} />;
  return (
    <ol {...marks} role="list" aria-label={label} className={styles.list}>
      {levels.map((level, index) => (
        <LevelItem
          key={level.id}
          level={level}
          place={index + 1}
          renderPerson={renderPerson}
          maxPeople={maxPeople}
          now={moment}
        />
      ))}
    </ol>
  );
}

const chipOf = ({ name, title, pictureUrl }: ApprovalPerson): ReactNode => (
  <UserChip name={name} subtitle={title} pictureUrl={pictureUrl} size="sm" isWhole />
);
