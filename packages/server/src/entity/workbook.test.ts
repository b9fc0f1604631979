import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { workbook } from './workbook.ts';

async function* one(cell: string) {
  yield [cell];
}
const written = async (cell: string) =>
  (await text(workbook('csv', ['Text'], one(cell)))).split('\n').slice(1).join('\n').trimEnd();

it('no text of a CSV begins a formula, whichever sign separates cells where it is read [FM-5]', async () => {
  for (const cell of [
    '=1+1',
    '+1+1',
    '-cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ';=1+1',
    ' ;=1',
    ',=1',
    '|=1',
    '"=1',
    "'=1",
    '＝1+1',
    'a;=1',
    'a|\t@x',
    'a;  -b',
  ])
    for (const separator of [';', '\t', '|'])
      for (const part of [await written(cell), ...(await written(cell)).split(separator)])
        expect(part.replace(/^[\s"]+/, ''), JSON.stringify([cell, separator])).not.toMatch(/^[=+@＝＋＠-]/u);
});

it('numbers and other texts stay as they are', async () => {
  for (const cell of ['-5', '+3.50', '-0.25', 'a-b', 'x = y', 'Ram; Sita', 'कार्मिक'])
    expect(await written(cell)).toBe(cell);
});

it('leaves nothing on its stream, however often the reader makes it wait', async () => {
  async function* many() {
    for (let n = 0; n < 5_000; n++) yield [`${n}`.padEnd(200, 'x')];
  }
  const warnings: string[] = [];
  const warned = ({ name }: Error) => void warnings.push(name);
  process.on('warning', warned);
  for (const format of ['csv', 'xlsx'] as const) {
    const stream = workbook(format, ['Text'], many());
    let most = 0;
    for await (const _chunk of stream) {
      most = Math.max(most, stream.listenerCount('close'), stream.listenerCount('drain'));
      await new Promise(setImmediate);
    }
    expect(most).toBeLessThan(5);
  }
  await new Promise(setImmediate);
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});
