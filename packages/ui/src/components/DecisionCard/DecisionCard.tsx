import { useState, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { WarningGlyph } from '../../glyphs/glyphs.tsx';
import { DataState, type DataStateProps } from '../../parts/data-state.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ApprovalPerson } from '../ApprovalLine/index.ts';
import { useSinceText } from '../ApprovalLine/use-level-texts.ts';
import { Compare, type Comparison } from '../Compare/index.ts';
import { UserChip } from '../UserChip/index.ts';
import type { Decide, DecisionChoice, DecisionFact } from './decision.ts';
import * as styles from './DecisionCard.css.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { decisionCardStrings } from './strings.ts';

export interface DecisionCardProps<Choice extends string = string, Person extends ApprovalPerson = ApprovalPerson>
  extends ElementMarks, DataStateProps {
  /** Spoken name, such as "Rita Gurung, Leave request"; buttons say it after their own. */
  label: string;
  /** What is asked, such as a link "Leave request". */
  title: ReactNode;
  /** Who asks. */
  by?: Person | undefined;
  /** Draws the person; a `UserChip` when left out. */
  renderPerson?: (person: Person) => ReactNode;
  /** ISO instant or day since when it is pending. */
  since?: string | undefined;
  /** The moment to which the time is counted, an ISO instant; when it is drawn if left out. */
  now?: string;
  facts?: readonly DecisionFact[];
  /** What is and what would be. */
  changes?: readonly Comparison[];
  /** Heads the two values of `changes`; "Before" and "After" when left out. */
  beforeLabel?: string;
  afterLabel?: string;
  /** What the reader should know before deciding. */
  warnings?: readonly string[];
  /** In their order; none where the reader may only look. */
  choices: readonly DecisionChoice<Choice>[];
  /** Takes the decision. Returns why where it was refused; the remark then stays. */
  onDecide: Decide<Choice>;
  remarkMaxLength?: number;
  /** What is said where a remark is missing. */
  remarkNeeded?: string;
  /** Other work is under way. */
  isDisabled?: boolean;
  /** One of many in a list: no frame, the buttons at the end of the line. */
  isCompact?: boolean;
  /** Before everything, such as the box that chooses it. */
  leading?: ReactNode;
  /** More of the request, before the buttons. */
  children?: ReactNode;
}

/** What is asked, by whom and since when, what it changes and what speaks against it, with the buttons that decide. */
export function DecisionCard<Choice extends string = string, Person extends ApprovalPerson = ApprovalPerson>({
  label,
  title,
  by,
  renderPerson = chipOf,
  since,
  now,
  facts = [],
  changes,
  beforeLabel,
  afterLabel,
  warnings = [],
  choices,
  onDecide,
  remarkMaxLength = 255,
  remarkNeeded,
  isDisabled = false,
  isCompact = false,
  leading,
  children,
  status = 'ready',
  errorMessage,
  onRetry,
  ...marks
}: DecisionCardProps<Choice, Person>): ReactNode {
  const strings = useStrings('decisionCard', decisionCardStrings);
  const [drawnAt] = useState(Date.now);
  const sinceText = useSinceText(now === undefined ? drawnAt : Date.parse(now));
  const frame = cx(styles.root, isCompact ? styles.compact : styles.framed);
  if (status !== 'ready')
    return (
      <div {...marks} className={frame}>
        <DataState
          status={status}
          errorMessage={errorMessage}
          {...(onRetry === undefined ? {} : { onRetry })}
          lines={isCompact ? 2 : 4}
        />
      </div>
    );
  return (
    <div {...marks} role="group" aria-label={label} className={frame}>
      <div className={cx(styles.body, isCompact && (leading === undefined ? styles.line : styles.ledLine))}>
        {leading}
        <div className={styles.what}>
          <div className={styles.head}>
            {by !== undefined && renderPerson(by)}
            {since !== undefined && <time dateTime={since}>{sinceText(since)}</time>}
          </div>
          <div className={styles.head}>
            <span className={styles.title}>{title}</span>
            {facts.map(({ id, label: name, value, isCaution = false }) => (
              <span key={id}>
                {name}:{' '}
                <span className={cx(styles.fact, isCaution && cx(toneClass.caution, styles.caution))}>
                  {isCaution && <WarningGlyph />}
                  {value}
                </span>
              </span>
            ))}
          </div>
          {warnings.length > 0 && (
            <ul role="list" className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning} className={cx(toneClass.caution, styles.warning)}>
                  <WarningGlyph />
                  <span>{warning}</span>
                </li>
              ))}
            </ul>
          )}
          {changes !== undefined && (
            <Compare
              label={strings.changes}
              rows={changes}
              {...(beforeLabel === undefined ? {} : { beforeLabel })}
              {...(afterLabel === undefined ? {} : { afterLabel })}
            />
          )}
          {children}
        </div>
        {choices.length > 0 && (
          <DecisionForm
            label={label}
            choices={choices}
            onDecide={onDecide}
            maxLength={remarkMaxLength}
            needed={remarkNeeded ?? strings.remarkNeeded}
            isDisabled={isDisabled}
            isCompact={isCompact}
          />
        )}
      </div>
    </div>
  );
}

const chipOf = ({ name, title, pictureUrl }: ApprovalPerson): ReactNode => (
  <UserChip name={name} subtitle={title} pictureUrl={pictureUrl} size="sm" isWhole />
);
