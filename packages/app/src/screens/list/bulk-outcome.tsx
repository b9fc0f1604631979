/** What came of one call on many records of a list. */
import type { Text as BothLanguages } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Dialog } from '@karmik/ui/Dialog';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { nameOf } from '../records.ts';
import { words } from '../words.ts';
import { columnsOf, type Listing } from './listing.ts';
import { RowCell } from './RowCell.tsx';

/** What the server says of each record. */
export interface BulkResult {
  readonly id: number;
  readonly status: 'done' | 'refused';
  readonly _messages?: { readonly details: readonly BothLanguages[] };
}

/** How many records, by the entity's words. */
export const counted = ({ entity }: Pick<Listing, 'entity'>, count: number): BothLanguages =>
  words.countOf(count, count === 1 ? entity.label : (entity.plural ?? entity.label));

/**
 * Gives the focus back to a list once something was done with its rows and the dialog is gone.
 * @returns of the element around the list, and what says that it was done
 */
export function useFocusBack(isOpen: boolean): {
  readonly around: RefObject<HTMLDivElement | null>;
  readonly giveBack: () => void;
} {
  const around = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current || isOpen) return undefined;
    isDone.current = false;
    // The dialog gives the focus back to the button that opened it, in a frame after it has gone. That button may be gone as well.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          around.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  const giveBack = useCallback(() => {
    isDone.current = true;
  }, []);
  return { around, giveBack };
}

interface OutcomeDialogProps {
  readonly listing: Listing;
  /** What is said of the records that it was done with. */
  readonly state: BothLanguages;
  readonly records: readonly AnyRecord[];
  readonly results: readonly BulkResult[];
  /** By which the results know a record; absent: its id. */
  readonly idOf?: (record: AnyRecord) => number;
  readonly onClose: () => void;
}

/** What came of each record, those that were left as they are first. */
export function OutcomeDialog({
  listing,
  state,
  records,
  results,
  idOf = (record) => record.id,
  onClose,
}: OutcomeDialogProps): ReactNode {
  const say = useModelText();
  const { entity } = listing;
  const done = results.filter(({ status }) => status === 'done').length;
  const rows = records
    .flatMap((record) => {
      const result = results.find(({ id }) => id === idOf(record));
      return result ? [{ record, result }] : [];
    })
    .toSorted((a, b) => Number(a.result.status === 'done') - Number(b.result.status === 'done'));
  const naming = columnsOf(listing).slice(0, 2);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.bulkPartly(done, results.length, state))}
      footer={<Button onPress={onClose}>{say(words.close)}</Button>}
    >
      <DataTable
        label={say(words.bulkResults)}
        rows={rows}
        rowId={({ record }) => String(record.id)}
        rowName={({ record }) => nameOf(entity, record)}
        columns={[
          ...naming.map((column) => ({
            id: column.id,
            header: say(column.header),
            cell: ({ record }: (typeof rows)[number]) => (
              <RowCell entity={entity} column={column} record={record} href={undefined} />
            ),
          })),
          {
            id: 'result',
            header: say(words.bulkResult),
            minWidth: '14rem',
            cell: ({ result }) =>
              result.status === 'done' ? (
                <StatusTag tone="positive">{say(words.bulkDoneOne)}</StatusTag>
              ) : (
                <Stack gap="xs" align="start">
                  <StatusTag tone="critical">{say(words.bulkRefusedOne)}</StatusTag>
                  {result._messages?.details.map((line) => (
                    <Text key={line.en} size="sm">
                      {say(line)}
                    </Text>
                  ))}
                </Stack>
              ),
          },
        ]}
      />
    </Dialog>
  );
}
