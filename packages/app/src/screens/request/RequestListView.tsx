import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import type { ReactNode } from 'react';
import { fillPath } from '@karmik/model/kit/links';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, RequestListScreen } from '../kit/screens.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import type { Listing } from '../list/listing.ts';
import { RecordList } from '../list/RecordList.tsx';
import { useRecord } from '../query/use-record.ts';
import { endpoint, nameOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { usePageParams } from '../providers/page-route.ts';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { useBulk } from './bulk.tsx';
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
  const { params, change } = useAddress();
  const { opens } = screen;
  const { around, selectionOf, dialogs } = useBulk(screen);
  const form = (screen.maySend?.() ?? true) ? screen.form : undefined;
  const opened = params.get('open');
  const close = () => change({ open: null });
  const hrefOf = (record: AnyRecord) => {
    if (opens !== undefined) return fillPath(opens, { slug, id: String(record.id) });
    const next = new URLSearchParams(params);
    next.set('open', String(record.id));
    return `?${next.toString()}`;
  };
  const add = form && (
    <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => change({ open: 'new' }, true)}>
      {say(screen.addLabel ?? words.newRequest)}
    </Button>
  );
  const listing: Listing = { ...screen, isSortedByFields: true, query: { ...screen.query, as: screen.as } };
  return (
    <ScreenPage
      screen={screen}
      actions={
        <>
          <ExportButton listing={listing} />
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
          selectionOf={selectionOf}
          emptyAction={add}
        />
      </div>
      {dialogs}
      {opened === 'new' && form && <RequestForm screen={screen} onClose={close} />}
      {opened !== null && opened !== 'new' && <RequestDrawer screen={screen} id={opened} onClose={close} />}
    </ScreenPage>
  );
}

interface RequestDrawerProps {
  readonly screen: RequestListScreen;
  readonly id: string;
  readonly onClose: () => void;
}

function RequestDrawer({ screen, id, onClose }: RequestDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { entity } = screen;
  const { data } = useRecord(entity, endpoint(entity, slug, screen.path), id, { as: screen.as });
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? `${say(entity.label)}: ${nameOf(entity, data)}` : say(entity.label)}
    >
      <RequestDetail screen={screen} id={id} />
    </Drawer>
  );
}
