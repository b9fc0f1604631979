import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, ListScreen } from '../kit/screens.ts';
import { nameOf, recordAddress } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { useBulkActions } from './bulk-actions.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RecordList } from './RecordList.tsx';
import { useTabCounts } from './use-tab-counts.ts';

/** A list screen: title, list, and what a row opens. */
export function ListScreenView({ screen }: { screen: ListScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params, change } = useAddress();
  const { Actions, Above, Detail, entity, opens } = screen;
  const opened = params.get('open');
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
          {...(Detail
            ? {
                rowActions: (record: AnyRecord) => (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={say(words.openOf(nameOf(entity, record)))}
                    onPress={() => change({ open: String(record.id) }, true)}
                  >
                    {say(words.open)}
                  </Button>
                ),
              }
            : {})}
          decisionsOn={chosenOf}
        />
      </div>
      {dialogs}
      {Detail && opened && <Detail id={opened} slug={slug} onClose={() => change({ open: null })} />}
    </ScreenPage>
  );
}
