import { StatusOf } from './StatusOf.tsx';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useModelText } from '../../texts/texts.ts';
import type { DetailScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { useRecord } from '../query/use-record.ts';
import { endpoint, nameOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../surroundings/use-slug.ts';
import * as styles from './detail.css.ts';
import { Sections } from './Sections.tsx';

/** One record on a page of its own. */
export function DetailScreenView({ screen }: { screen: DetailScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { id = '' } = useParams();
  const { entity, Notice, Aside } = screen;
  const query = useRecord(entity, endpoint(entity, slug, screen.path), id);
  const record = query.data;
  return (
    <ScreenPage
      screen={screen}
      title={record ? (screen.name?.(record) ?? nameOf(entity, record)) : say(entity.label)}
      status={record && <StatusOf entity={entity} record={record} />}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(found) => (
          <>
            {Notice && <Notice record={found} />}
            <div className={Aside ? styles.beside : styles.main}>
              <div className={styles.main}>
                <Sections entity={entity} record={found} sections={screen.sections} />
              </div>
              {Aside && <Aside record={found} />}
            </div>
          </>
        )}
      </Loaded>
    </ScreenPage>
  );
}
