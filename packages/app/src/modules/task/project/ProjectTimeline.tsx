import type { EntityRecord } from '@karmik/model/kit/entity';
import { figures } from '@karmik/model/kit/digits';
import { monthText } from '@karmik/model/kit/month';
import { addDaysTo } from '@karmik/model/kit/period';
import { bsDayOf } from '@karmik/model/payroll/month/fiscal-month';
import type { project } from '@karmik/model/task/project';
import { task } from '@karmik/model/task/task';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { MoveTask } from './MoveTask.tsx';
import { mostTasks, useProjectTasks, type ProjectTask } from './project-tasks.ts';
import * as styles from './timeline.css.ts';
import { words } from './words.ts';

const states = task.fields.status.states;
const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
/** Days that are drawn at most: a year and some weeks. */
const mostDays = 400;

const startOf = ({ starts_on, deadline }: ProjectTask): string => starts_on ?? deadline;

/** The tasks of a project on an axis of days, in the reader's calendar, with what each waits for. */
export function ProjectTimeline({ record }: { readonly record: EntityRecord<typeof project> }): ReactNode {
  const say = useModelText();
  const query = useProjectTasks(record.id);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {({ results, count }) =>
        results.length === 0 ? (
          <Text tone="muted">{say(words.noTasks)}</Text>
        ) : (
          <Stack gap="md">
            {count > mostTasks && <Text tone="muted">{say(words.moreTasks)}</Text>}
            <Lanes tasks={results} />
          </Stack>
        )
      }
    </Loaded>
  );
}

interface Month {
  readonly name: string;
  readonly days: number;
}

/** The days from the first to the last task, and the months of the reader's calendar over them. */
function useAxis(tasks: readonly ProjectTask[]) {
  const { language, calendar } = useDateStyle();
  const firsts = tasks.map(startOf).toSorted();
  const first = addDaysTo(firsts[0] ?? todayThere(), -1);
  const last =
    tasks
      .map(({ deadline }) => deadline)
      .toSorted()
      .at(-1) ?? first;
  const count = Math.min(mostDays, daysBetween(first, last) + 2);
  const days = Array.from({ length: count }, (_, index) => addDaysTo(first, index));
  const months: Month[] = [];
  const numbers = days.map((day) => {
    const bs = calendar === 'BS' ? bsDayOf(day) : undefined;
    const name = monthText(bs?.month ?? `ad:${day.slice(0, 7)}`, language);
    const open = months.at(-1);
    if (open?.name === name) months[months.length - 1] = { name, days: open.days + 1 };
    else months.push({ name, days: 1 });
    return figures(String(bs?.day ?? Number(day.slice(8))), language);
  });
  return { first, days, months, numbers };
}

function Lanes({ tasks }: { readonly tasks: readonly ProjectTask[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { first, days, months, numbers } = useAxis(tasks);
  const today = todayThere();
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  const sorted = tasks.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.title} rowSpan={2} scope="col">
              {say(words.tasks)}
            </th>
            {months.map(({ name, days: span }) => (
              <th key={name} className={styles.month} colSpan={span} scope="colgroup">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {days.map((day, index) => (
              <th
                key={day}
                className={day === today ? styles.today : styles.day}
                scope="col"
                aria-label={dates.date(day)}
              >
                {numbers[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((each) => {
            const { tone, label } = states[each.status];
            const from = daysBetween(first, startOf(each));
            const span = `${dates.date(startOf(each))} – ${dates.date(each.deadline)}, ${say(label)}`;
            const before = each.depends_on.flatMap(({ task: of }) => titles.get(of.id) ?? []);
            return (
              <tr key={each.id}>
                <th className={styles.title} scope="row">
                  <Stack gap="xxs">
                    <span>{each.title}</span>
                    {before.length > 0 && (
                      <Text size="sm" tone="muted">
                        {say(words.after(before.join(', ')))}
                      </Text>
                    )}
                    <Inline>
                      <MoveTask task={each} />
                    </Inline>
                  </Stack>
                </th>
                <td className={styles.lane} colSpan={days.length} aria-label={span}>
                  <div
                    title={span}
                    className={styles.bars[tone]}
                    style={{
                      insetInlineStart: `calc(${from} * ${styles.dayWidth} + 2px)`,
                      inlineSize: `calc(${daysBetween(startOf(each), each.deadline) + 1} * ${styles.dayWidth} - 4px)`,
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
