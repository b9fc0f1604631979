import { Skeleton } from '@karmik/ui/Skeleton';
import { Tabs } from '@karmik/ui/Tabs';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../shell/session.ts';
import { toFailure } from '../../api/failure.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, DetailScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { useRecord } from '../query/use-record.ts';
import { endpoint, nameOf } from '../records.ts';
import { useTrail } from '../list/trail.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import * as styles from './detail.css.ts';
import { Sections } from './Sections.tsx';
import { Neighbours } from './Neighbours.tsx';
import { StatusOf } from './StatusOf.tsx';
import { StayingHead } from './StayingHead.tsx';

/** One record on a page of its own. */
export function DetailScreenView({ screen }: { screen: DetailScreen }): ReactNode {
  const slug = useSlug();
  const { info } = useSession();
  const params = useParams();
  const { WithoutId } = screen;
  const id = params.id ?? (screen.isOwnWithoutId ? String(info.user.id) : undefined);
  if (id !== undefined) return <DetailOf key={id} screen={screen} id={id} isOwn={params.id === undefined} />;
  return <ScreenPage screen={screen}>{WithoutId && <WithoutId slug={slug} />}</ScreenPage>;
}

function DetailOf({ screen, id, isOwn }: { screen: DetailScreen; id: string; isOwn: boolean }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { entity, Notice, Aside, Actions, Head, Missing } = screen;
  const query = useRecord(entity, endpoint(entity, slug, screen.path), id);
  const record = query.data;
  const beside = useTrail(Number(id));
  const isMissing = isOwn && query.error !== null && toFailure(query.error).status === 404;
  if (Missing && isMissing)
    return (
      <ScreenPage screen={screen}>
        <Missing slug={slug} />
      </ScreenPage>
    );
  const actions = record && (
    <>
      {beside && <Neighbours beside={beside} />}
      {Actions && <Actions record={record} />}
    </>
  );
  return (
    <ScreenPage
      screen={screen}
      title={record ? (screen.name?.(record) ?? nameOf(entity, record)) : say(entity.label)}
      status={record && <StatusOf entity={entity} record={record} />}
      listHref={beside?.address}
      actions={actions}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(found) => (
          <>
            {Head && (
              <StayingHead>
                <span className={styles.stayingWho}>
                  <Head record={found} />
                </span>
                <span className={styles.stayingActions}>{actions}</span>
              </StayingHead>
            )}
            {Notice && <Notice record={found} />}
            <div className={Aside ? styles.beside : styles.main}>
              <div className={styles.main}>
                {screen.sections && <Sections entity={entity} record={found} sections={screen.sections} />}
                {screen.tabs && <SectionTabs screen={screen} tabs={screen.tabs} record={found} />}
              </div>
              {Aside && <Aside record={found} />}
            </div>
          </>
        )}
      </Loaded>
    </ScreenPage>
  );
}

interface SectionTabsProps {
  readonly screen: DetailScreen;
  readonly tabs: NonNullable<DetailScreen['tabs']>;
  readonly record: AnyRecord;
}

/** Sections by turns. Of one tab alone there is no strip. */
function SectionTabs({ screen, tabs, record }: SectionTabsProps): ReactNode {
  const say = useModelText();
  const { params, change } = useAddress();
  const shown = tabs.filter((tab) => tab.isShown?.(record) ?? true);
  const [first] = shown;
  if (!first) return null;
  const selected = shown.find(({ id }) => id === params.get('tab')) ?? first;
  const content = (
    <div key={selected.id} className={styles.main}>
      <Sections entity={screen.entity} record={record} sections={selected.sections} />
    </div>
  );
  if (shown.length === 1) return content;
  return (
    <Tabs
      label={nameOf(screen.entity, record)}
      items={shown.map(({ id, label }) => ({ id, label: say(label) }))}
      selectedId={selected.id}
      onChange={(id) => change({ tab: id === first.id ? null : id }, true)}
    >
      {content}
    </Tabs>
  );
}
