import type { ReactNode } from 'react';
import type { AnyRecord, ListScreen } from '../kit/screens.ts';
import { recordAddress } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useBulkActions } from './bulk-actions.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RecordList } from './RecordList.tsx';
import { useDetail } from './use-detail.tsx';
import { useTabCounts } from './use-tab-counts.ts';

/** A list screen: title, list, and what a row opens. */
export function ListScreenView({ screen }: { screen: ListScreen }): ReactNode {
  const slug = useSlug();
  const { Actions, Above, opens } = screen;
  const detail = useDetail(screen);
  const { around, chosenOf, dialogs } = useBulkActions(screen);
  const tabCounts = useTabCounts(screen.tabCounts?.());
  return (
    <ScreenPage
      screen={screen}
      tabCounts={tabCounts}
      actions={
        <>
          {(screen.path === undefined || screen.isFullList || screen.isExported || screen.bulk) && (
            <ExportButton listing={screen} />
          )}
          {Actions && <Actions slug={slug} />}
        </>
      }
    >
      {Above && <Above slug={slug} />}
      <div ref={around}>
        <RecordList
          listing={screen.isFullList ? { ...screen, isSortedByFields: true } : screen}
          screen={useScreenKey()}
          look="grid"
          {...(opens === undefined
            ? {}
            : { hrefOf: (record: AnyRecord) => recordAddress(opens, { slug, id: String(record.id) }) })}
          {...(detail ? { rowActions: detail.rowActions } : {})}
          decisionsOn={chosenOf}
        />
      </div>
      {dialogs}
      {detail?.drawer}
    </ScreenPage>
  );
}
