import { useMemo, type ReactNode } from 'react';
import { contrast, type Brand } from '../../src/brand/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DataTable, type DataColumn } from '../../src/components/DataTable/index.ts';
import { contrastPairs, readToken } from '../../src/tokens/contrast-pairs.ts';
import { modes } from '../../src/tokens/names.ts';

interface Row {
  readonly id: string;
  readonly mode: string;
  readonly pair: string;
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly required: number;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'pair', header: 'Pair', cell: (row) => row.pair, sortValue: (row) => row.pair },
  {
    id: 'sample',
    header: 'Sample',
    cell: (row) => (
      // The sample shows the very colours that are measured, so it cannot use tokens.
      <span aria-hidden="true" style={{ background: row.back, color: row.front, padding: '0.25rem 0.75rem' }}>
        Aa क
      </span>
    ),
  },
  { id: 'mode', header: 'Mode', cell: (row) => row.mode, sortValue: (row) => row.mode },
  { id: 'required', header: 'Needs', cell: (row) => row.required, isNumeric: true },
  { id: 'ratio', header: 'Has', cell: (row) => row.ratio.toFixed(2), sortValue: (row) => row.ratio, isNumeric: true },
];

/** The pairs of a brand with their contrast, the tightest first. */
export function ContrastTable({ brand }: { brand: Brand }): ReactNode {
  const rows = useMemo(
    () =>
      modes
        .flatMap((mode) =>
          contrastPairs.map(([foreground, background, required]): Row => {
            const front = readToken(brand[mode], foreground);
            const back = readToken(brand[mode], background);
            const pair = `${foreground} on ${background}`.replaceAll('color.', '');
            return { id: `${mode} ${pair}`, mode, pair, front, back, required, ratio: contrast(front, back) };
          }),
        )
        .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
        .slice(0, 24),
    [brand],
  );
  return (
    <Card title="Contrast" description="The tightest pairs of both modes" isFlush>
      <DataTable label="Contrast" columns={columns} rows={rows} rowId={(row) => row.id} />
    </Card>
  );
}
