import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useDayTexts } from '../../dates/day-texts.ts';
import { CheckGlyph, WarningGlyph } from '../../glyphs/glyphs.tsx';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { toneOfLevel, type ApprovalDecision, type ApprovalLevel, type ApprovalPerson } from './approval-level.ts';
import * as styles from './ApprovalLine.css.ts';
import { LevelMark, markOf } from './LevelMark.tsx';
import { approvalLineStrings } from './strings.ts';
import { useLevelTexts } from './use-level-texts.ts';

interface LevelItemProps<Person extends ApprovalPerson> {
  level: ApprovalLevel<Person>;
  place: number;
  renderPerson: (person: Person) => ReactNode;
  maxPeople: number;
  now: number;
}

export function LevelItem<Person extends ApprovalPerson>({
  level,
  place,
  renderPerson,
  maxPeople,
  now,
}: LevelItemProps<Person>): ReactNode {
  const strings = useStrings('approvalLine', approvalLineStrings);
  const digits = useDigits();
  const { state, since, due, late } = useLevelTexts(now)(level);
  const { label, decisions = [], moves = [], notes = [], standIns = [] } = level;
  const tone = toneOfLevel(level, late !== undefined);
  const isAhead = level.state === 'waiting' || level.state === 'skipped';
  return (
    <li
      className={cx(toneClass[tone], styles.level)}
      data-tone={tone}
      aria-current={level.state === 'open' ? 'step' : undefined}
    >
      <span aria-hidden="true" className={cx(styles.mark, markOf(level))}>
        <LevelMark level={level} isLate={late !== undefined} place={digits(place)} />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={cx(styles.label, isAhead && styles.labelAhead)}>{label}</span>
          {state !== undefined && <span className={isAhead ? styles.muted : styles.state}>{state}</span>}
          {late !== undefined && (
            <span className={styles.late}>
              <WarningGlyph />
              {late}
            </span>
          )}
        </div>
        {(since !== undefined || due !== undefined) && (
          <span className={styles.muted}>{[since, due].filter(Boolean).join(' · ')}</span>
        )}
        {decisions.map((decision, index) => (
          <DecisionLine key={index} decision={decision} renderPerson={renderPerson} />
        ))}
        {level.state !== 'decided' && level.state !== 'skipped' && (
          <Asked level={level} renderPerson={renderPerson} maxPeople={maxPeople} />
        )}
        {standIns.map(({ of, people }) => (
          <span key={of.id} className={styles.muted}>
            {strings.standIns(namesOf(people), of.name)}
          </span>
        ))}
        {moves.map(({ from, to, reason }, index) => (
          <span key={index} className={styles.muted}>
            {from.length === 0 ? strings.added(namesOf(to), reason) : strings.moved(namesOf(from), namesOf(to), reason)}
          </span>
        ))}
        {notes.map((note) => (
          <span key={note} className={styles.muted}>
            {note}
          </span>
        ))}
      </div>
    </li>
  );
}

const namesOf = (people: readonly ApprovalPerson[]): string => people.map(({ name }) => name).join(', ');

/** Who is asked, and how many of them are needed. */
function Asked<Person extends ApprovalPerson>({
  level: { people, needs, decisions = [] },
  renderPerson,
  maxPeople,
}: Pick<LevelItemProps<Person>, 'level' | 'renderPerson' | 'maxPeople'>): ReactNode {
  const strings = useStrings('approvalLine', approvalLineStrings);
  if (people.length === 0) return <span className={styles.muted}>{strings.nobody}</span>;
  const agreed = new Set(
    decisions.filter(({ outcome }) => outcome === 'approved').map(({ by, actingFor }) => (actingFor ?? by)?.id),
  );
  const isRing = people.length > 1 && needs !== undefined;
  const hidden = people.length - maxPeople;
  return (
    <>
      {isRing && (
        <span className={styles.muted}>
          {needs === 'any'
            ? strings.anyOf(people.length)
            : strings.allOf(people.length, people.filter(({ id }) => agreed.has(id)).length)}
        </span>
      )}
      <ul role="list" className={styles.people}>
        {people.slice(0, maxPeople).map((person) => (
          <li key={person.id} className={styles.person}>
            {renderPerson(person)}
            {agreed.has(person.id) && (
              <span className={cx(toneClass.positive, styles.agreed)}>
                <CheckGlyph />
                <span className={visuallyHidden}>{strings.hasApproved}</span>
              </span>
            )}
          </li>
        ))}
        {hidden > 0 && <li className={styles.muted}>{strings.more(hidden)}</li>}
      </ul>
    </>
  );
}

function DecisionLine<Person extends ApprovalPerson>({
  decision: { outcome, by, actingFor, at, remark },
  renderPerson,
}: {
  decision: ApprovalDecision<Person>;
  renderPerson: (person: Person) => ReactNode;
}): ReactNode {
  const strings = useStrings('approvalLine', approvalLineStrings);
  const { day } = useDayTexts();
  return (
    <>
      <span className={styles.decision}>
        {by === undefined ? <span className={styles.muted}>{strings.byTimeLimit}</span> : renderPerson(by)}
        {actingFor !== undefined && <span className={styles.muted}>{strings.actingFor(actingFor.name)}</span>}
        <span className={visuallyHidden}>{strings[outcome]}</span>
        {at !== undefined && (
          <time dateTime={at} className={styles.muted}>
            {day(at)}
          </time>
        )}
      </span>
      {remark !== undefined && remark !== '' && <p className={styles.remark}>{remark}</p>}
    </>
  );
}
