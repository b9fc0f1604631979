import { FieldCell } from '@karmik/forms/FieldParts';
import type { Field } from '@karmik/model/kit/fields';
import type { Operation, ResultRow } from '@karmik/model/kit/operation';
import { resultStates } from '@karmik/model/kit/operation';
import { DataTable } from '@karmik/ui/DataTable';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { ComponentType, ReactNode } from 'react';
import { shownOf } from '../records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Row = Readonly<Record<string, unknown>> & { readonly key: string };
/** Cells of a module's own by the column in whose place they are; `null` leaves a column to spreadsheets. */
export type OwnCells = Readonly<Record<string, ComponentType<{ readonly record: never }> | null>>;
interface RowsTableProps {
  readonly operation: Operation;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly cells: OwnCells | undefined;
  /** Whether rows have a result and its reason. */
  readonly hasResults?: boolean;
}

const numeric = new Set(['number', 'decimal', 'money', 'percent', 'duration', 'amount']);
const tones = { pending: 'neutral', done: 'positive', unchanged: 'neutral', failed: 'critical' } as const;

/** By what a row is called: its person, or its first column. */
function nameOf({ per, rows }: Operation, row: Row): string {
  const value = row[per ?? Object.keys(rows)[0] ?? ''];
  return typeof value === 'object' && value !== null && 'full_name' in value ? String(value.full_name) : row.key;
}

/** The columns: what says the same in Nepali is shown in the place of the other, and is no column of its own. */
function columnsOf({ rows }: Operation): [name: string, field: Field][] {
  const other = new Set(Object.values(rows).flatMap((field) => (field.kind === 'text' ? (field.in_nepali ?? []) : [])));
  return Object.entries(rows).filter(([name]) => !other.has(name));
}

/** One page of the rows of a preview or of a run. */
export function RowsTable({ operation, label, rows, cells = {}, hasResults = false }: RowsTableProps): ReactNode {
  const say = useModelText();
  const results = rows as readonly ResultRow[];
  return (
    <DataTable
      label={label}
      rows={results}
      rowId={({ key }) => key}
      rowName={(row) => nameOf(operation, row)}
      columns={[
        ...columnsOf(operation)
          .filter(([name]) => cells[name] !== null)
          .map(([name, field]) => {
            const Own = cells[name] as ComponentType<{ readonly record: Row }> | undefined;
            return {
              id: name,
              header: say(field.label),
              ...(numeric.has(field.kind) && { align: 'end' as const }),
              ...(field.kind === 'money' && { minWidth: '8rem' }),
              ...((field.kind === 'user' || (Own && !numeric.has(field.kind))) && { minWidth: '12rem' }),
              cell: (row: ResultRow) =>
                Own ? (
                  <Own record={row} />
                ) : (
                  <FieldCell field={field} value={shownOf({ fields: operation.rows }, row, name)} />
                ),
            };
          }),
        ...(hasResults
          ? [
              {
                id: 'state',
                header: say(words.result),
                cell: ({ state }: ResultRow) => <StatusTag tone={tones[state]}>{say(resultStates[state])}</StatusTag>,
              },
              {
                id: 'message',
                header: say(words.reason),
                cell: ({ message }: ResultRow) => (message ? say(message) : '–'),
              },
            ]
          : []),
      ]}
    />
  );
}
