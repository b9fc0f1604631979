import { useRef, useState, type ReactNode } from 'react';
import type { IsoDate } from '../../dates/iso.ts';
import { PanelHead } from '../../dates/PanelHead.tsx';
import { useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { CodeMark } from './CodeMark.tsx';
import { Legend } from './Legend.tsx';
import * as styles from './MonthSheet.css.ts';
import type { SheetContent, SheetPerson } from './sheet-types.ts';
import { monthSheetStrings } from './strings.ts';
import { useSheetTexts } from './use-sheet-texts.ts';

/** On a phone: one day of everyone, and the month of a person whose name is pressed. */
export function NarrowSheet({ label, ...content }: SheetContent & { label: string }): ReactNode {
  const { days, people } = content;
  const today = useToday();
  const root = useRef<HTMLDivElement>(null);
  const [chosenDay, setDay] = useState<IsoDate>();
  const [chosen, setChosen] = useState<string>();
  const place = people.findIndex(({ id }) => id === chosen);
  const person = people[place];
  const day = [chosenDay, today].find((each) => each !== undefined && days.includes(each)) ?? days[0];
  if (day === undefined) return null;
  // What was pressed is gone after it.
  const focusInside = () => requestAnimationFrame(() => root.current?.focus());
  return (
    <div ref={root} role="group" tabIndex={-1} aria-label={label} className={styles.narrow}>
      {person === undefined ? (
        <DayOfAll
          {...content}
          day={day}
          onDay={setDay}
          onOpen={(id) => {
            setChosen(id);
            focusInside();
          }}
        />
      ) : (
        <MonthOfOne
          {...content}
          person={person}
          onTurn={(by) => setChosen(people[(place + by + people.length) % people.length]?.id)}
          onBack={() => {
            setChosen(undefined);
            focusInside();
          }}
        />
      )}
    </div>
  );
}

interface DayOfAllProps extends SheetContent {
  day: IsoDate;
  onDay: (day: IsoDate) => void;
  onOpen: (person: string) => void;
}

function DayOfAll({ day, onDay, onOpen, days, people, codes, hrefOf }: DayOfAllProps): ReactNode {
  const strings = useStrings('monthSheet', monthSheetStrings);
  const { spoken } = useSheetTexts();
  const column = days.indexOf(day);
  return (
    <>
      <PanelHead
        previousLabel={strings.previousDay}
        nextLabel={strings.nextDay}
        onTurn={(by) => {
          const next = days[column + by];
          if (next !== undefined) onDay(next);
        }}
      >
        <span aria-live="polite" className={styles.title}>
          {spoken(day)}
        </span>
      </PanelHead>
      <ul role="list" className={styles.lines}>
        {people.map((person) => {
          const code = codes.find(({ id }) => id === person.codes[column]);
          const href = code === undefined ? undefined : hrefOf?.(person, day);
          return (
            <li key={person.id} className={styles.row}>
              <button type="button" className={styles.open} onClick={() => onOpen(person.id)}>
                <span className={styles.line}>{person.name}</span>
                {person.note !== undefined && <span className={cx(styles.line, styles.note)}>{person.note}</span>}
              </button>
              <span className={styles.ofDay}>
                {code?.label ?? strings.none}
                {code !== undefined && (
                  <CodeMark
                    code={code}
                    link={
                      href === undefined
                        ? undefined
                        : { href, label: strings.cell(person.name, spoken(day), code.label) }
                    }
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface MonthOfOneProps extends SheetContent {
  person: SheetPerson;
  onTurn: (by: 1 | -1) => void;
  onBack: () => void;
}

function MonthOfOne({ person, onTurn, onBack, days, codes, totals, hrefOf, isRestDay }: MonthOfOneProps): ReactNode {
  const strings = useStrings('monthSheet', monthSheetStrings);
  const { number, weekday, weekdayIndex, spoken } = useSheetTexts();
  const [first] = days;
  const before = first === undefined ? 0 : weekdayIndex(first);
  const week = Array.from({ length: 7 }, (_, index) => days.find((day) => weekdayIndex(day) === index));
  return (
    <>
      <div>
        <Button size="sm" variant="outline" tone="neutral" onPress={onBack}>
          {strings.back}
        </Button>
      </div>
      <PanelHead previousLabel={strings.previousPerson} nextLabel={strings.nextPerson} onTurn={onTurn}>
        <span aria-live="polite" className={styles.title}>
          {person.name}
        </span>
      </PanelHead>
      <div aria-hidden="true" className={styles.month}>
        {week.map((day, index) => (
          <span key={index} className={styles.monthHead}>
            {day && weekday(day)}
          </span>
        ))}
      </div>
      <ul role="list" className={styles.month}>
        {days.map((day, column) => {
          const code = codes.find(({ id }) => id === person.codes[column]);
          const href = code === undefined ? undefined : hrefOf?.(person, day);
          const label = `${spoken(day)}: ${code?.label ?? strings.none}`;
          return (
            <li
              key={day}
              className={cx(styles.monthDay, isRestDay?.(day) === true && styles.rest)}
              style={column === 0 ? inlineVars({ [styles.firstDay]: before + 1 }) : undefined}
            >
              <span aria-hidden="true">{number(day)}</span>
              {href === undefined && <span className={visuallyHidden}>{label}</span>}
              {code !== undefined && <CodeMark code={code} link={href === undefined ? undefined : { href, label }} />}
            </li>
          );
        })}
      </ul>
      <Legend codes={codes} person={person} totals={totals} />
    </>
  );
}
