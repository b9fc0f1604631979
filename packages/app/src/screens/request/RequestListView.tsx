import type { Action } from '@karmik/model/kit/actions';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, RequestListScreen } from '../kit/screens.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import type { Listing } from '../list/listing.ts';
import { pendingTabs, requestListing } from '../list/listing-of.ts';
import { stateOf, withDrilled } from '../list/list-state.ts';
import { RecordList } from '../list/RecordList.tsx';
import { useRecords } from '../list/use-records.ts';
import { useRecord } from '../query/use-record.ts';
import { endpoint, nameOf, recordAddress } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { TabStrip } from '../tabs/tab-strip.ts';
import { usePageParams } from '../providers/page-route.ts';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { isDecidable, stateAfter, useBulk } from './bulk.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestScreenView } from './RequestScreenView.tsx';

/** Requests as one role sees them; each opens beside the list, or on its own page where there is one. */
export function RequestListView({ screen }: { screen: RequestListScreen }): ReactNode {
  const { id } = usePageParams();
  return id === undefined ? <RequestList screen={screen} /> : <RequestScreenView screen={screen} />;
}

function RequestList({ screen }: { screen: RequestListScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const key = useScreenKey();
  const { params, change, replace } = useAddress();
  const { opens, Actions, Below } = screen;
  const { around, decisionsOn, dialogs } = useBulk(screen);
  const form = (screen.maySend?.() ?? true) ? screen.form : undefined;
  const opened = params.get('open');
  const close = () => change({ open: null });
  const hrefOf = (record: AnyRecord) => {
    if (opens !== undefined) return recordAddress(opens, { slug, id: String(record.id) });
    const next = new URLSearchParams(params);
    next.set('open', String(record.id));
    return `?${next.toString()}`;
  };
  const add = form && (
    <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => change({ open: 'new' }, true)}>
      {say(screen.addLabel ?? words.newRequest)}
    </Button>
  );
  const listing = requestListing(screen, params);
  const { tab } = listing;
  const page = (
    <ScreenPage
      screen={screen}
      actions={
        <>
          <ExportButton listing={listing} />
          {Actions && <Actions slug={slug} />}
          {add}
        </>
      }
    >
      <div ref={around}>
        <RecordList
          listing={listing}
          screen={key}
          look="grid"
          hrefOf={hrefOf}
          decisionsOn={decisionsOn}
          emptyAction={add}
        />
      </div>
      {Below && <Below slug={slug} />}
      {dialogs}
      {opened === 'new' && form && <RequestForm screen={screen} onClose={close} />}
      {opened !== null && opened !== 'new' && (
        <RequestDrawer screen={screen} listing={listing} id={opened} onClose={close} />
      )}
    </ScreenPage>
  );
  if (tab === undefined) return page;
  return (
    <TabStrip
      value={{
        description: undefined,
        tabs: pendingTabs.map((id) => ({ id, label: words.pendingTabs[id] })),
        selected: tab,
        onChange: (id) => replace(new URLSearchParams(id === pendingTabs[0] ? {} : { tab: id })),
      }}
    >
      {page}
    </TabStrip>
  );
}

interface RequestDrawerProps {
  readonly screen: RequestListScreen;
  /** The list that it is next to. */
  readonly listing: Listing;
  readonly id: string;
  readonly onClose: () => void;
}

/** A request beside its list. Once it is decided, the next pending one of the list takes its place. */
function RequestDrawer({ screen, listing: declared, id, onClose }: RequestDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params, change } = useAddress();
  const { entity } = screen;
  const { data } = useRecord(entity, endpoint(entity, slug, screen.path), id, { as: screen.as });
  const listing = withDrilled(declared, params);
  const state = stateOf(listing, params);
  const { rows, query, count = 0 } = useRecords(listing, state);
  const [last, setLast] = useState<string>();
  const at = rows.findIndex((row) => String(row.id) === id);
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find((row) => isDecidable(screen, row));
  // Only what is loaded is known to be decided.
  const isWhole = !query.hasNextPage && count <= rows.length;
  const openNext = () => next && change({ open: String(next.id) }, true);
  const goOn = async (taken: Action | undefined) => {
    // What someone else has decided meanwhile is read first.
    if (!taken || !data || !isDecidable(screen, data)) return;
    if (!next) return setLast(id);
    snackbar.success(say(words.ofRequest(stateAfter(screen, taken), nameOf(entity, data))));
    openNext();
  };
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? `${say(entity.label)}: ${nameOf(entity, data)}` : say(entity.label)}
      {...(next
        ? {
            footer: (
              <Button variant="outline" tone="neutral" onPress={openNext}>
                {say(words.nextPending)}
              </Button>
            ),
          }
        : {})}
    >
      <Stack gap="lg">
        {last === id && !next && (
          <Banner tone="positive">{say(isWhole ? words.allDecided : words.allDecidedHere)}</Banner>
        )}
        <RequestDetail key={id} screen={screen} id={id} onDecided={goOn} />
      </Stack>
    </Drawer>
  );
}
