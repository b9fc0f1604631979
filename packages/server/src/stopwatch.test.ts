import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';
import { Stopwatch } from './stopwatch.ts';

it('says the total, then each part of at least a tenth of a second', async () => {
  const watch = new Stopwatch(Date.now() - 12_000);
  watch.add('packages', 4.26);
  watch.add('application', 7, 'built meanwhile');
  expect(await watch.time('database', () => Promise.resolve('open'))).toBe('open');
  expect(watch.lines()).toEqual([
    expect.stringMatching(/^Started in 12\.\d s$/),
    'packages       4.3 s',
    'application    7.0 s  built meanwhile',
  ]);
});

it('keeps what a part took that failed', async () => {
  const watch = new Stopwatch();
  await expect(
    watch.time('demo', async () => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      throw new Error('no room');
    }),
  ).rejects.toThrow('no room');
  expect(watch.lines()[1]).toMatch(/^demo +0\.[1-9] s$/);
});

it('is one block at the end of what a start prints', () => {
  const start = {
    address: 'http://localhost:3000',
    host: undefined,
    hasPrintedPassword: false,
    demoPassword: undefined,
    firstRunCode: undefined,
  };
  expect(greeting({ ...start, times: ['Started in 12.0 s', 'packages       4.3 s'] })).toBe(
    '\n  Karmik HR is at http://localhost:3000\n\n  Started in 12.0 s\n    packages       4.3 s\n',
  );
});
