/** One decision on many requests of a list: which are chosen, what it asks for, and what came of each. */
import type { Action } from '@karmik/model/kit/actions';
import type { Text as BothLanguages } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import type { TableSelection } from '@karmik/ui/DataTable';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode, type RefObject } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, RequestListScreen } from '../kit/screens.ts';
import { counted, OutcomeDialog, useFocusBack, type BulkResult } from '../list/bulk-outcome.tsx';
import { callBulk } from '../list/call-bulk.ts';
import type { RowDecisions } from '../list/RecordList.tsx';
import { useChosen, type Looked } from '../list/use-chosen.ts';
import { endpoint, nameOf, refresh, statusOf } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';
import { ActionDialog } from './DecisionDialog.tsx';

interface Decision {
  readonly name: string;
  readonly action: Action;
  readonly records: readonly AnyRecord[];
  /** How many are chosen that this viewer cannot decide so. */
  readonly left: number;
  /** What stays chosen after it, besides those that were refused. */
  readonly kept: ReadonlySet<string>;
}

interface Outcome extends Pick<Decision, 'action' | 'records'> {
  readonly results: readonly BulkResult[];
}

const none: ReadonlySet<string> = new Set();
const unnamed: BothLanguages = { en: '', ne: '' };

/** Room in rem for these buttons beside each other. Devanagari joins letters, so that as many of them are narrower. */
const widthOf = (labels: readonly string[]): string => {
  // What the cell keeps at its sides, and the gap between buttons.
  const rest = 2.25;
  const ofButton = (label: string) => 1.6 + label.length * (/[\u0900-\u097f]/.test(label) ? 0.3 : 0.42);
  return `${labels.reduce((sum, label) => sum + ofButton(label), rest).toFixed(2)}rem`;
};
const offers = (record: AnyRecord, name: string): boolean =>
  Array.isArray(record['actions']) && record['actions'].includes(name);

/** The state that an action leads to, in words. */
export const stateAfter = (screen: RequestListScreen, { to, label }: Action): BothLanguages =>
  statusOf(screen.entity)?.field.states[to]?.label ?? label;

/** The names of the actions by which the viewer of a screen decides on requests of others, one by one or many at once. */
const decisionsOf = (screen: RequestListScreen): string[] => {
  const known = screen.entity.actions ?? {};
  return (screen.actions ?? Object.keys(known)).filter(
    (name) => known[name]?.isBulk && known[name].viewers.includes(screen.as),
  );
};

/** Whether the viewer can decide on a request now. */
export const isDecidable = (screen: RequestListScreen, record: AnyRecord): boolean =>
  decisionsOf(screen).some((name) => offers(record, name));

/** Choosing requests of a list and deciding on them together, or on one in its row; `dialogs` is drawn beside the list. */
export function useBulk(screen: RequestListScreen): {
  /** Of the element around the list, which has the focus again once a decision was taken. */
  readonly around: RefObject<HTMLDivElement | null>;
  /** What can be done with rows of the list; undefined where this viewer decides on none of them. */
  readonly decisionsOn: (looked: Looked) => RowDecisions | undefined;
  readonly dialogs: ReactNode;
} {
  const say = useModelText();
  const { chosenOf, selectionOf, keep } = useChosen((record) => isDecidable(screen, record));
  const [decision, setDecision] = useState<Decision>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { around, giveBack } = useFocusBack(decision !== undefined || outcome !== undefined);
  const known = screen.entity.actions ?? {};
  const names = decisionsOf(screen);

  const decisionsOn = (looked: Looked): RowDecisions | undefined => {
    const selectable = looked.rows.filter((row) => isDecidable(screen, row));
    const taken = chosenOf(looked);
    if (selectable.length === 0 && taken.length === 0) return undefined;
    const selection: TableSelection = {
      ...selectionOf(looked, selectable),
      actions: names.map((name) => {
        const action = known[name];
        const records = taken.filter((row) => offers(row, name));
        return (
          action && (
            <Button
              key={name}
              size="sm"
              tone={action.tone === 'info' ? 'accent' : action.tone}
              variant={action.tone === 'positive' ? 'solid' : 'outline'}
              isDisabled={records.length === 0}
              onPress={() => setDecision({ name, action, records, left: taken.length - records.length, kept: none })}
            >
              {say(action.label)}
            </Button>
          )
        );
      }),
    };
    const rowActions = (row: AnyRecord) =>
      names.map((name) => {
        const action = known[name];
        return (
          action &&
          offers(row, name) && (
            <Button
              key={name}
              size="sm"
              variant="outline"
              tone={action.tone === 'positive' ? 'positive' : 'neutral'}
              aria-label={say(words.ofRequest(action.label, nameOf(screen.entity, row)))}
              onPress={() => {
                const kept = new Set(taken.map(({ id }) => String(id)));
                kept.delete(String(row.id));
                setDecision({ name, action, records: [row], left: 0, kept });
              }}
            >
              {say(action.label)}
            </Button>
          )
        );
      });
    return { selection, rowActions, rowActionsWidth: widthOf(names.map((name) => say(known[name]?.label ?? unnamed))) };
  };

  const dialogs = (
    <>
      {decision && (
        <BulkDialog
          screen={screen}
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDone={(results) => {
            giveBack();
            const refused = results.filter(({ status }) => status === 'refused');
            keep(new Set([...decision.kept, ...refused.map(({ id }) => String(id))]));
            setDecision(undefined);
            if (refused.length > 0) setOutcome({ ...decision, results });
            else
              snackbar.success(
                say(words.bulkDone(counted(screen, results.length), stateAfter(screen, decision.action))),
              );
          }}
        />
      )}
      {outcome && (
        <OutcomeDialog
          listing={{ ...screen, isSortedByFields: true }}
          state={stateAfter(screen, outcome.action)}
          records={outcome.records}
          results={outcome.results}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
  return { around, decisionsOn, dialogs };
}

interface BulkDialogProps {
  readonly screen: RequestListScreen;
  readonly decision: Decision;
  readonly onDone: (results: readonly BulkResult[]) => void;
  readonly onClose: () => void;
}

/** Asks once for what the decision on all of them needs. */
function BulkDialog({ screen, decision, onDone, onClose }: BulkDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { entity } = screen;
  const { name, action, records, left } = decision;
  const [done, setDone] = useState(0);
  const only = records.length === 1 ? records[0] : undefined;
  return (
    <ActionDialog
      action={action}
      title={say(
        only === undefined
          ? words.bulkOf(action.label, counted(screen, records.length))
          : words.ofRequest(action.label, nameOf(entity, only)),
      )}
      {...(done > 0
        ? {
            message: (
              <ProgressBar
                label={say(words.bulkProgress(done, records.length))}
                value={done}
                maxValue={records.length}
              />
            ),
          }
        : left > 0
          ? { message: say(words.bulkLeft(left)) }
          : {})}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={async (input) => {
        const results = await callBulk(
          `${endpoint(entity, slug, screen.path)}bulk/${name}/`,
          records.map(({ id }) => id),
          {
            searchParams: { as: screen.as },
            json: input,
            versions: Object.fromEntries(records.map(({ id, version }) => [id, version])),
          },
          setDone,
        );
        await refresh(entity);
        onDone(results);
      }}
    />
  );
}
