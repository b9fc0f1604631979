import { expect, it } from 'vitest';
import { KnownRanks, orderRows } from './row-order.ts';

interface Row {
  readonly name?: string | undefined;
  readonly age?: number | undefined;
}

const columns = [
  { id: 'name', header: 'Name', cell: () => '', sortValue: (row: Row) => row.name },
  { id: 'age', header: 'Age', cell: () => '', sortValue: (row: Row) => row.age },
];
const names = (rows: readonly Row[], order: Uint32Array) => [...order].map((index) => rows[index]?.name);

it('sorts by one column and then by the next', () => {
  const rows: Row[] = [
    { name: 'Bina', age: 30 },
    { name: 'anil', age: 30 },
    { name: 'Chandra', age: 20 },
  ];
  const order = orderRows(rows, columns, [
    { columnId: 'age', direction: 'descending' },
    { columnId: 'name', direction: 'ascending' },
  ]);
  expect(names(rows, order)).toEqual(['anil', 'Bina', 'Chandra']);
});

it('puts rows without a value last in both directions and keeps equal rows in their order', () => {
  const rows: Row[] = [{ name: 'a' }, { name: 'b', age: 2 }, { name: 'c', age: 1 }, { name: 'd', age: 2 }];
  const by = (direction: 'ascending' | 'descending') =>
    names(rows, orderRows(rows, columns, [{ columnId: 'age', direction }])).join('');
  expect(by('ascending')).toBe('cbda');
  expect(by('descending')).toBe('bdca');
});

it('reads the values of a column once while rows stay the same, and again for other rows', () => {
  let reads = 0;
  const counted = [{ ...columns[1]!, sortValue: (row: Row) => (reads++, row.age) }];
  const known = new KnownRanks<Row>();
  const by = (rows: readonly Row[], direction: 'ascending' | 'descending') =>
    names(rows, orderRows(rows, counted, [{ columnId: 'age', direction }], known)).join('');
  const rows: Row[] = [{ name: 'a' }, { name: 'b', age: 2 }, { name: 'c', age: 1 }];
  expect([by(rows, 'ascending'), by(rows, 'descending'), by(rows, 'ascending')]).toEqual(['cba', 'bca', 'cba']);
  expect(reads).toBe(3);
  expect(
    by(
      [
        { name: 'd', age: 9 },
        { name: 'e', age: 8 },
      ],
      'ascending',
    ),
  ).toBe('ed');
  expect(reads).toBe(5);
});

it('tells decimals, negative numbers and texts that are numbers apart', () => {
  const numbers = [2.5, -1, 0, 10, -1.5].map((age) => ({ age, name: String(age) }));
  const by = (columnId: string) => names(numbers, orderRows(numbers, columns, [{ columnId, direction: 'ascending' }]));
  expect(by('age')).toEqual(['-1.5', '-1', '0', '2.5', '10']);
});

it('sorts other scripts as the collator does', () => {
  const rows = ['लामिछाने', 'Adhikari', 'भट्टराई', undefined, 'adhikari'].map((name) => ({ name }));
  const order = orderRows(rows, columns, [{ columnId: 'name', direction: 'descending' }]);
  expect(names(rows, order)).toEqual(['लामिछाने', 'भट्टराई', 'Adhikari', 'adhikari', undefined]);
});

it('orders thousands of plain texts exactly as the collator does', () => {
  const letters = [' ', '-', '_', '.', 'a', 'B', 'b', 'z', '0', '7', '12', '007', "'", '(', '~', '@'];
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const rows = Array.from({ length: 6_000 }, () => ({
    name: Array.from({ length: 1 + (next() % 5) }, () => letters[next() % letters.length]).join(''),
  }));
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const expected = rows.map((row) => row.name).toSorted(collator.compare);
  const found = names(rows, orderRows(rows, columns, [{ columnId: 'name', direction: 'ascending' }]));
  const differing = found.findIndex((name, index) => collator.compare(name ?? '', expected[index] ?? '') !== 0);
  expect(differing === -1 ? 'none' : `${found[differing]} | ${expected[differing]}`).toBe('none');
});
