/** Choosing records of a list and doing something with all of them: which are chosen, whom it is about, what it asks for. */
import { Button } from '@karmik/ui/Button';
import type { TableSelection } from '@karmik/ui/DataTable';
import { snackbar } from '@karmik/ui/Snackbar';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, ListScreen } from '../kit/screens.ts';
import { words } from '../words.ts';
import { ActionDialog, type Begun } from './ActionDialog.tsx';
import { counted, OutcomeDialog, useFocusBack, type BulkResult } from './bulk-outcome.tsx';
import type { RowChoice } from './RecordList.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

interface Outcome extends Begun {
  readonly results: readonly BulkResult[];
}

const none: ReadonlySet<string> = new Set();

/** Choosing rows of a list screen; `dialogs` is drawn beside the list. */
export function useBulkActions(screen: ListScreen): {
  /** Of the element around the list, which has the focus again once something was done. */
  readonly around: RefObject<HTMLDivElement | null>;
  /** What can be done with rows of the list; undefined where this person may do nothing with many of them. */
  readonly chosenOf: (rows: readonly AnyRecord[]) => RowChoice | undefined;
  readonly dialogs: ReactNode;
} {
  const say = useModelText();
  const [chosen, setChosen] = useState(none);
  const [begun, setBegun] = useState<Begun>();
  const [exported, setExported] = useState<readonly AnyRecord[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { around, giveBack } = useFocusBack(begun !== undefined || outcome !== undefined || exported !== undefined);
  const { bulk } = screen;
  if (!bulk) return { around, chosenOf: () => undefined, dialogs: null };
  const offered = bulk.actions.filter(({ isOffered }) => isOffered());

  const chosenOf = (rows: readonly AnyRecord[]): RowChoice => {
    const taken = rows.filter(({ id }) => chosen.has(String(id)));
    const selection: TableSelection = {
      // What a filter or another page has put out of sight is left out.
      ids: new Set(taken.map(({ id }) => String(id))),
      onChange: setChosen,
      actions: (
        <>
          {offered.map((action) => {
            const records = taken.filter((row) => action.fits?.(row) ?? true);
            return (
              <Button
                key={action.path}
                size="sm"
                variant="outline"
                tone="neutral"
                isDisabled={records.length === 0}
                onPress={() => setBegun({ action, records, left: taken.length - records.length })}
              >
                {say(action.asks.label)}
              </Button>
            );
          })}
          <Button size="sm" variant="outline" tone="neutral" onPress={() => setExported(taken)}>
            {say(words.export)}
          </Button>
        </>
      ),
    };
    return { selection };
  };

  const dialogs = (
    <>
      {begun && (
        <ActionDialog
          entity={screen.entity}
          idOf={bulk.idOf}
          begun={begun}
          onClose={() => setBegun(undefined)}
          onDone={(results) => {
            giveBack();
            const refused = new Set(results.flatMap(({ id, status }) => (status === 'refused' ? [id] : [])));
            const kept = begun.records.filter((record) => refused.has(bulk.idOf(record)));
            setChosen(new Set(kept.map(({ id }) => String(id))));
            setBegun(undefined);
            if (refused.size > 0) setOutcome({ ...begun, results });
            else snackbar.success(say(words.ofRequest(begun.action.done, say(counted(screen, results.length)))));
          }}
        />
      )}
      {outcome && (
        <OutcomeDialog
          listing={screen}
          state={outcome.action.done}
          records={outcome.records}
          results={outcome.results}
          idOf={bulk.idOf}
          onClose={() => setOutcome(undefined)}
        />
      )}
      {exported && (
        <Suspense fallback={null}>
          <ExportDialog
            listing={{
              ...screen,
              query: { ...screen.query, [bulk.exportedBy]: exported.map((record) => bulk.idOf(record)).join(',') },
            }}
            params={new URLSearchParams()}
            onClose={() => setExported(undefined)}
          />
        </Suspense>
      )}
    </>
  );
  return { around, chosenOf, dialogs };
}
