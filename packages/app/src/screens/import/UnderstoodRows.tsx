import type { Entity } from '@karmik/model/kit/entity';
import type { UnderstoodCell } from '@karmik/model/spreadsheet/understood';
import { DataTable } from '@karmik/ui/DataTable';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates, useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from '../words.ts';
import type { Outcome } from './import-outcome.ts';

interface UnderstoodRowsProps {
  readonly entity: Entity;
  readonly outcome: Outcome;
  readonly labelOf: (field: string) => string;
}

type Row = Outcome['understood'][number];

/** Rows of a spreadsheet as they are understood, each cell that is read otherwise than it is written with both. */
export function UnderstoodRows({ entity, outcome, labelOf }: UnderstoodRowsProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  if (outcome.understood.length === 0) return null;
  const fields = outcome.columns.flatMap(({ field }) => (field === null ? [] : [field]));
  return (
    <Stack gap="xs">
      <Text as="span" size="sm" weight="medium">
        {say(words.rowsUnderstood)}
      </Text>
      <DataTable<Row>
        label={say(words.rowsUnderstood)}
        columns={[
          { id: 'row', header: say(words.row), cell: ({ row }) => figures(row), width: '5rem' },
          ...fields.map((field) => ({
            id: field,
            header: labelOf(field),
            cell: ({ cells }: Row) => <Meaning cell={cells.find((each) => each.field === field)} />,
            minWidth: entity.fields[field]?.kind === 'time' ? '7rem' : '10rem',
          })),
        ]}
        rows={outcome.understood}
        rowId={({ row }) => String(row)}
        rowName={({ row }) => `${say(words.row)} ${figures(row)}`}
      />
    </Stack>
  );
}

function Meaning({ cell }: { cell: UnderstoodCell | undefined }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  if (!cell) return null;
  const meaning = cell.day ? dates.date(cell.day) : cell.value ? say(cell.value) : undefined;
  if (!cell.is_changed && meaning !== undefined) return meaning;
  return (
    <Stack gap="xs">
      {meaning !== undefined && <span>{meaning}</span>}
      {cell.is_changed && meaning === undefined && <span>{say(words.leftEmpty)}</span>}
      <Text as="span" size="sm" tone="muted">
        {say(words.writtenAs(cell.written))}
      </Text>
    </Stack>
  );
}
