import { expect, it } from 'vitest';
import { arrange, entryAt, type RowEntries } from './row-entries.ts';

interface Row {
  readonly name: string;
  readonly place: string;
  readonly team: string;
}

const rows: readonly Row[] = [
  { name: 'a', place: 'Pokhara', team: 'x' },
  { name: 'b', place: 'Dang', team: 'y' },
  { name: 'c', place: 'Pokhara', team: 'y' },
];
const order = Uint32Array.of(2, 1, 0);
const column = (id: 'place' | 'team') => ({ id, header: id, cell: () => '', groupValue: (row: Row) => row[id] });
const plain = { rows, order, groupBy: [], closedGroups: new Set<string>(), isOpen: undefined };

function told(entries: RowEntries): string {
  return Array.from({ length: entries.count }, (_, index) => {
    const entry = entryAt(entries, index);
    if (typeof entry === 'number') return rows[entry]?.name;
    return entry?.kind === 'group' ? `${'>'.repeat(entry.depth + 1)}${entry.value}` : 'detail';
  }).join(' ');
}

it('is the order itself when there is neither group nor open row', () => {
  const entries = arrange(plain);
  expect(entries.lines).toBe(order);
  expect(told(entries)).toBe('c b a');
});

it('groups in groups, by their names, with rows in their order', () => {
  expect(told(arrange({ ...plain, groupBy: [column('place'), column('team')] }))).toBe(
    '>Dang >>y b >Pokhara >>x a >>y c',
  );
});

it('leaves out what is in a closed group', () => {
  const closed = { ...plain, groupBy: [column('place')], closedGroups: new Set(['Pokhara']) };
  expect(told(arrange(closed))).toBe('>Dang b >Pokhara');
});

it('puts what is open under its row', () => {
  expect(told(arrange({ ...plain, isOpen: (row) => row.name === 'b' }))).toBe('c b detail a');
});

it('tells nothing about a line that is not there', () => {
  expect(entryAt(arrange(plain), 9)).toBeUndefined();
});
