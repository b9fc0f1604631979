import { useMemo, type ReactNode } from 'react';
import { measurePairs, type Brand, type MeasuredPair } from '../../src/brand/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DataTable, type DataColumn } from '../../src/components/DataTable/index.ts';

const nameOf = ({ foreground, background }: MeasuredPair): string =>
  `${foreground} on ${background}`.replaceAll('color.', '');

/** The ratio that text needs; what needs less is a shape. */
const TEXT = 4.5;
const shape = { display: 'inline-block', inlineSize: '1.75rem', blockSize: '0.75rem' } as const;

const columns: readonly DataColumn<MeasuredPair>[] = [
  { id: 'pair', header: 'Pair', cell: nameOf, sortValue: nameOf },
  {
    id: 'sample',
    header: 'Sample',
    // The sample shows the very colours that are measured, so it cannot use tokens; those of shapes are shown as a shape.
    cell: ({ colors: [color, background], required }) => (
      <span aria-hidden="true" style={{ background, color, padding: '0.25rem 0.75rem' }}>
        {required < TEXT ? <span style={{ ...shape, background: color }} /> : 'Aa क'}
      </span>
    ),
  },
  { id: 'mode', header: 'Mode', cell: (row) => row.mode, sortValue: (row) => row.mode },
  { id: 'required', header: 'Needs', cell: (row) => row.required, isNumeric: true },
  { id: 'ratio', header: 'Has', cell: (row) => row.ratio.toFixed(2), sortValue: (row) => row.ratio, isNumeric: true },
];

/** The pairs of a brand with their contrast, the tightest first. */
export function ContrastTable({ brand }: { brand: Brand }): ReactNode {
  const rows = useMemo(() => measurePairs(brand).slice(0, 24), [brand]);
  return (
    <Card title="Contrast" description="The tightest pairs of both modes" isFlush>
      <DataTable label="Contrast" columns={columns} rows={rows} rowId={(row) => `${row.mode} ${nameOf(row)}`} />
    </Card>
  );
}
