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
import { useChosen, type Looked } from './use-chosen.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

interface Outcome extends Begun {
  readonly results: readonly BulkResult[];
}

const isAny = () => true;

/** Choosing rows of a list screen; `dialogs` is drawn beside the list. */
export function useBulkActions(screen: ListScreen): {
  /** Of the element around the list, which has the focus again once something was done. */
  readonly around: RefObject<HTMLDivElement | null>;
  /** What can be done with rows of the list; undefined where this person may do nothing with many of them. */
  readonly chosenOf: (looked: Looked) => RowChoice | undefined;
  readonly dialogs: ReactNode;
} {
  const say = useModelText();
  const { chosenOf: takenOf, selectionOf, keep } = useChosen(isAny);
  const [begun, setBegun] = useState<Begun>();
  const [exported, setExported] = useState<readonly AnyRecord[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { around, giveBack } = useFocusBack(begun !== undefined || outcome !== undefined || exported !== undefined);
  const { bulk } = screen;
  if (!bulk) return { around, chosenOf: () => undefined, dialogs: null };
  const offered = bulk.actions.filter(({ isOffered }) => isOffered());

  const chosenOf = (looked: Looked): RowChoice => {
    const taken = takenOf(looked);
    const selection: TableSelection = {
      ...selectionOf(looked, looked.rows),
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
            keep(new Set(kept.map(({ id }) => String(id))));
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
