import { figures } from '@karmik/model/kit/digits';
import type { OutputColumn } from '@karmik/model/kit/output-file';
import type { PayFileDeclaration } from '@karmik/model/payroll/files/duties';
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import { labels } from '@karmik/model/kit/labels';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Pagination } from '@karmik/ui/Pagination';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

type Line = PayFilePage['results'][number];

const stateWords = {
  open: words.open,
  written: words.inFile,
  held: words.held,
  settled: words.settled,
} as const;
const tones = { open: 'info', written: 'positive', held: 'caution', settled: 'neutral' } as const;
/** The employee is in the first column. */
const leftOut = new Set(['serial', 'name', 'remark']);

interface FileLinesProps {
  readonly data: PayFilePage;
  readonly template: PayFileDeclaration;
  readonly page: number;
  readonly pageSize: number;
  readonly onPageChange: (page: number) => void;
}

/** The lines of a file as it would have them, and what is held. */
export function FileLines({ data, template, page, pageSize, onPageChange }: FileLinesProps): ReactNode {
  const say = useModelText();
  const { money, language } = useValues();
  const shown = (column: OutputColumn<never>, value: string | null | undefined): string => {
    if (value === null || value === undefined) return '–';
    return column.kind === 'money' ? money(value) : figures(value, language);
  };
  const rows = data.results.map((line, index) => ({ ...line, id: `${line.employee.id} ${index}` }));
  return (
    <Card title={say(words.lines)} isFlush>
      <DataTable<Line & { id: string }>
        label={say(words.lines)}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ employee }) => employee.full_name}
        empty={say(words.noLines)}
        columns={[
          {
            id: 'employee',
            header: say(labels.employee),
            minWidth: '13rem',
            cell: ({ employee }) => <PersonChip person={employee} />,
          },
          ...template.columns
            .filter(({ name }) => !leftOut.has(name))
            .map((column) => ({
              id: column.name,
              header: say(column.label),
              ...(column.kind === 'money' && { align: 'end' as const, isNumeric: true, minWidth: '7.5rem' }),
              cell: ({ values }: Line) => shown(column, values[column.name]),
            })),
          {
            id: 'state',
            header: say(words.state),
            cell: ({ state }) => <StatusTag tone={tones[state]}>{say(stateWords[state])}</StatusTag>,
          },
        ]}
      />
      {data.count > pageSize && (
        <Pagination
          label={say(words.lines)}
          page={page}
          pageSize={pageSize}
          total={data.count}
          onPageChange={onPageChange}
        />
      )}
    </Card>
  );
}
