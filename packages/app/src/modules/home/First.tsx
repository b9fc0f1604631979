import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { useHome } from './home-query.ts';
import Inbox from './Inbox.tsx';
import * as styles from './home.css.ts';
import { Today } from './Today.tsx';

/** What comes before the feed: the clock, where the home is one column, and what waits for the reader. */
export default function First(): ReactNode {
  const query = useHome();
  return (
    <div className={styles.first}>
      <div className={styles.clock} data-part="day">
        <Loaded query={query} waiting={<Skeleton shape="card" />}>
          {(home) => <Today home={home} />}
        </Loaded>
      </div>
      <Inbox />
    </div>
  );
}
