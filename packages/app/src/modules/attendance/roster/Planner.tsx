import type { RosterAnswer } from '@karmik/model/attendance/roster/calls';
import { isRestDay, rosterOf } from '@karmik/model/attendance/roster/roster';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { ScheduleGrid } from '@karmik/ui/ScheduleGrid';
import { snackbar } from '@karmik/ui/Snackbar';
import { Tag } from '@karmik/ui/Tag';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { usePlace } from '../../../preferences/place.ts';
import type { DayRange } from '../../../screens/calendar/month-around.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { daysOf } from './period.ts';
import { PatternDialog } from './PatternDialog.tsx';
import { cellOf, choicesOf, off, totalsOf } from './roster-cells.ts';
import type { Plan } from './use-roster.ts';
import { words } from './words.ts';

interface PlannerProps {
  readonly answer: RosterAnswer;
  readonly range: DayRange;
  readonly onPlan: (plans: readonly Plan[], source?: 'manual' | 'pattern') => Promise<void>;
  readonly onPublish: (employees: readonly number[]) => Promise<void>;
}

/** Days with conflicts that the question before publishing names. */
const mostNamed = 5;

/** The grid with what is done to all of it: patterns and publishing. */
export function Planner({ answer, range, onPlan, onPublish }: PlannerProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { date, time } = useDates();
  const { timezone } = usePlace();
  const { info } = useSession();
  const me = info.user.id;
  const { people } = answer;
  const roster = useMemo(() => rosterOf(answer, timezone), [answer, timezone]);
  const byId = useMemo(() => new Map(people.map((each) => [String(each.person.id), each])), [people]);
  const days = useMemo(() => daysOf({ start: range.start, end: range.end }), [range.start, range.end]);
  const cell = useCallback(
    (row: string, day: string) => {
      const person = byId.get(row);
      if (person === undefined) return { choice: null, state: 'usual' } as const;
      return cellOf(roster, person, day, person.person.id === me, say);
    },
    [byId, roster, me, say],
  );
  const choices = choicesOf(answer, roster, range.start, say, time);
  const drafts = people.flatMap((person) =>
    days.filter((day) => roster.entry(person, day)?.is_published === false).map((day) => ({ person, day })),
  );
  const clashes = people.flatMap((person) =>
    days.filter((day) => roster.problems(person, day).length > 0).map((day) => ({ person, day })),
  );
  const conflicts = clashes.length;
  const [wantsConflicts, setNarrowed] = useState(false);
  // Who looked at conflicts alone sees everyone again once the last one is mended.
  const isNarrowed = wantsConflicts && conflicts > 0;
  const shown = isNarrowed ? people.filter((each) => clashes.some(({ person }) => person === each)) : people;

  const publish = async () => {
    const concerned = [...new Set(drafts.map(({ person }) => person.person.id))];
    const answered = await confirm({
      title: say(words.publish),
      message: [
        say(words.publishWhat(figures(drafts.length), figures(concerned.length))),
        ...(conflicts > 0
          ? [
              say(words.withConflicts(figures(conflicts))),
              clashes
                .slice(0, mostNamed)
                .map(({ person: { person }, day }) => `${person.full_name}, ${date(day)}`)
                .join('; '),
            ]
          : []),
      ].join(' '),
      confirmLabel: say(words.publish),
      tone: 'accent',
    });
    if (!answered) return;
    try {
      await onPublish(concerned);
      snackbar.success(say(words.published));
    } catch (error) {
      reportFailure(error);
    }
  };

  if (people.length === 0) return <EmptyState title={say(words.noPeople)} description={say(words.noPeopleWhy)} />;
  return (
    <>
      {answer.can_plan && (
        <Inline gap="sm" justify="between">
          <Inline gap="sm">
            {drafts.length > 0 && <Tag>{say(words.drafts(figures(drafts.length)))}</Tag>}
            {conflicts > 0 && (
              <Button size="sm" variant="outline" tone="critical" onPress={() => setNarrowed(!isNarrowed)}>
                {say(isNarrowed ? words.everyone : words.conflicts(figures(conflicts)))}
              </Button>
            )}
          </Inline>
          <Inline gap="sm">
            <PatternDialog
              people={people.filter(({ person }) => person.id !== me)}
              choices={choices}
              range={range}
              onApply={(plans) => onPlan(plans, 'pattern')}
            />
            <Button isDisabled={drafts.length === 0} onPress={() => void publish()}>
              {say(words.publish)}
            </Button>
          </Inline>
        </Inline>
      )}
      <ScheduleGrid
        label={say(words.roster)}
        rowsLabel={say(words.employees)}
        rows={shown.map(({ person }) => ({
          id: String(person.id),
          name: person.full_name,
          description: person.job_title || undefined,
        }))}
        days={days}
        choices={choices}
        cell={cell}
        totals={totalsOf(answer, roster)}
        isRestDay={(day) => isRestDay(answer, day)}
        onPlan={
          answer.can_plan
            ? (changes) =>
                void onPlan(
                  changes.map(({ row, day, choice }) => ({
                    employee: Number(row),
                    day,
                    planned: choice === null ? undefined : choice === off ? null : Number(choice),
                  })),
                )
            : undefined
        }
      />
    </>
  );
}
