import { fillPath } from '@karmik/model/kit/links';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { loadArea } from '../../routing/areas.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { useModelText } from '../../texts/texts.ts';
import { mayOpen } from '../view.ts';
import { setupLines, setupQuery, type SetupLine } from './setup.ts';
import * as styles from './tools.css.ts';
import { words } from './words.ts';

interface SetupListProps {
  readonly slug: string;
  /** Before one goes where something is set up. */
  readonly onLeave?: () => void;
}

/** How far an organisation is with its setup, and the way to each part of it (TOP-11). */
export function SetupList({ slug, onLeave }: SetupListProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const query = useQuery(setupQuery(slug));
  const tables = use(loadArea('admin'));
  const routes = tables.flatMap((table) => table.routes).filter((route) => mayOpen(route, tables));
  return (
    <Loaded query={query} waiting={<Skeleton shape="text" count={8} />}>
      {(setup) => {
        const done = setup.total_count - setup.pending_count;
        return (
          <Stack gap="md">
            <ProgressBar
              label={say(words.setup)}
              isLabelHidden
              value={done}
              maxValue={setup.total_count}
              valueLabel={say(words.setupDone(number(done), number(setup.total_count)))}
            />
            <ul className={styles.list}>
              {setupLines(setup, routes).map((line) => (
                <li key={line.key}>
                  <Line line={line} slug={slug} {...(onLeave === undefined ? {} : { onLeave })} />
                </li>
              ))}
            </ul>
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Line({ line: { label, isDone, route }, slug, onLeave }: SetupListProps & { line: SetupLine }): ReactNode {
  const say = useModelText();
  const content = (
    <>
      <span className={styles.texts}>{say(label)}</span>
      <StatusTag tone={isDone ? 'positive' : 'caution'}>{say(isDone ? words.completed : words.pending)}</StatusTag>
    </>
  );
  if (!route) return <div className={styles.line}>{content}</div>;
  return (
    <Link
      href={fillPath(route.path, { slug })}
      className={styles.line}
      {...(onLeave === undefined ? {} : { onPress: onLeave })}
    >
      {content}
    </Link>
  );
}
