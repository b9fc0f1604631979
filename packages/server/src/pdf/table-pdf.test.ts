import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { tablePdf, type PaperRow, type TableSheet } from './table-pdf.ts';

const sheet: TableSheet = {
  language: 'ne',
  organization: 'Himal Traders',
  title: 'दैनिक हाजिरी',
  about: ['दिन: २०८३ कात्तिक १ देखि'],
  columns: [
    { heading: 'कर्मचारी', isNumeric: false },
    { heading: 'काम गरेको', isNumeric: true },
  ],
  at: new Date('2026-11-21T00:00:00Z'),
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;
const boxOf = (pdf: Buffer) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.slice(1).map(Number);
async function* rowsOf(count: number, cells: readonly string[]): AsyncGenerator<PaperRow> {
  for (let index = 0; index < count; index++) yield await Promise.resolve({ cells });
}

it('fills page after page, and a short table takes one', async () => {
  const row = ['क्षितिज शर्मा', '८ घण्टा'];
  expect(pagesOf(await buffer(tablePdf(sheet, rowsOf(0, row))))).toBe(1);
  expect(pagesOf(await buffer(tablePdf(sheet, rowsOf(20, row))))).toBe(1);
  const long = await buffer(tablePdf(sheet, rowsOf(400, row)));
  expect(pagesOf(long)).toBeGreaterThan(7);
  expect(boxOf(long)).toEqual([595.28, 841.89]);
});

it('lies on its side where it is wide', async () => {
  const columns = Array.from({ length: 14 }, (_, index) => ({ heading: `Heading ${index}`, isNumeric: false }));
  const wide = { ...sheet, columns };
  const cells = columns.map(() => 'Some words');
  expect(boxOf(await buffer(tablePdf(wide, rowsOf(3, cells))))).toEqual([841.89, 595.28]);
});

it('ends with the failure of its rows', async () => {
  async function* failing(): AsyncGenerator<PaperRow> {
    yield await Promise.resolve({ cells: ['a', 'b'] });
    throw new Error('the database left');
  }
  await expect(buffer(tablePdf(sheet, failing()))).rejects.toThrow('the database left');
});
