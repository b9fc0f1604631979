import type { HomeAnswer, HomeParts } from '@karmik/model/home/home';
import { dayPresences } from '@karmik/model/attendance/attendance-day';
import { attendancePaths } from '@karmik/model/attendance/paths';
import { fillPath } from '@karmik/model/kit/links';
import { postPaths } from '@karmik/model/noticeboard/paths';
import { cutText } from '@karmik/model/notification/cut-text';
import { taskPaths } from '@karmik/model/task/paths';
import { Card } from '@karmik/ui/Card';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { lazy, Suspense, type ReactNode } from 'react';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useDates } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { useModelText } from '../../texts/texts.ts';
import { presenceTones } from '../attendance/days/day-state.ts';
import * as styles from './home.css.ts';
import { useHome } from './home-query.ts';
import { Today } from './Today.tsx';
import { words } from './words.ts';

const Money = lazy(() => import('./Money.tsx'));

/** The reader's day: attendance, tasks, what is theirs, and what is new with colleagues. */
export default function Day(): ReactNode {
  const query = useHome();
  return (
    <Loaded query={query} waiting={<Skeleton shape="card" count={2} />}>
      {(home) => (
        <Stack gap="lg">
          <div className={styles.beside}>
            <Today home={home} />
          </div>
          {home.money && (
            <Suspense fallback={<Skeleton shape="card" />}>
              <Money money={home.money} />
            </Suspense>
          )}
          {home.team && <Team team={home.team} />}
          {home.kudos && home.kudos.length > 0 && <Kudos kudos={home.kudos} />}
          {home.tasks && <Tasks tasks={home.tasks} />}
          <Colleagues home={home} />
        </Stack>
      )}
    </Loaded>
  );
}

/** The members of the team who are late or not there, by name. */
function Team({ team: { total, present, others } }: { team: NonNullable<HomeParts['team']> }): ReactNode {
  const say = useModelText();
  const { time } = useDates();
  return (
    <Card
      title={say(words.team)}
      actions={
        <Link href={attendancePaths.teamOverview} aria-label={say(words.viewAllOf(say(words.team)))}>
          {say(words.viewAll)}
        </Link>
      }
    >
      <Text>{say(total === 0 ? words.teamIsOff : words.atWork(present, total))}</Text>
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map(({ id, person, presence, punched_in: punchedIn }) => (
            <li key={id} className={styles.item}>
              <span className={styles.lead}>
                <PersonChip person={person} size="sm" />
              </span>
              <span className={styles.end}>
                <StatusTag tone={presenceTones[presence]}>
                  {say(dayPresences[presence])}
                  {presence === 'Late' && punchedIn && ` · ${time(punchedIn)}`}
                </StatusTag>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Tasks({ tasks: { total, due } }: { tasks: HomeParts['tasks'] }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  return (
    <Card
      title={say(words.tasks)}
      actions={
        total > 0 && (
          <Link href={taskPaths.assignedToMe} aria-label={say(words.viewAllOf(say(words.tasks)))}>
            {say(words.viewAll)}
          </Link>
        )
      }
    >
      {due.length === 0 ? (
        <Text tone="muted">{say(words.noTasks)}</Text>
      ) : (
        <ul className={styles.rows}>
          {due.map(({ id, title, deadline, is_delayed: isDelayed, url }) => (
            <li key={`${url} ${id}`} className={styles.item}>
              <span className={styles.lead}>
                <Link href={url}>{title}</Link>
              </span>
              {deadline && (
                <span className={styles.end}>
                  {isDelayed ? (
                    <StatusTag tone="critical">{say(words.overdue(date(deadline)))}</StatusTag>
                  ) : (
                    say(words.due(date(deadline)))
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Kudos({ kudos }: { kudos: HomeParts['kudos'] }): ReactNode {
  const say = useModelText();
  const { ago } = useDates();
  return (
    <Card title={say(words.kudos)}>
      <ul className={styles.rows}>
        {kudos.map(({ id, author, text, published_at: at }) => (
          <li key={id} className={styles.part}>
            <PersonChip person={author} size="sm" />
            <Text>{cutText(text)}</Text>
            <Link href={fillPath(postPaths.own, { id: String(id) })}>{ago(at)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Colleagues({ home: { birthdays = [], new_hires: newHires = [] } }: { home: HomeAnswer }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const today = todayThere();
  if (birthdays.length === 0 && newHires.length === 0) return null;
  const list = (title: string, people: HomeParts['birthdays'], note: (on: string) => string) =>
    people.length > 0 && (
      <section className={styles.part} aria-label={title}>
        <Text size="sm" tone="muted">
          {title}
        </Text>
        <ul className={styles.rows}>
          {people.map(({ person, on }) => (
            <li key={person.id} className={styles.item}>
              <span className={styles.lead}>
                <PersonChip person={person} size="sm" />
              </span>
              <span className={styles.end}>{note(on)}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Card title={say(words.people)}>
      <Stack gap="md">
        {list(say(words.birthdays), birthdays, (on) => (on === today ? say(words.today) : date(on)))}
        {list(say(words.newHires), newHires, (on) => say(words.joined(date(on))))}
      </Stack>
    </Card>
  );
}
