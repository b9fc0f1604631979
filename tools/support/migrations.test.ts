import { expect, it } from 'vitest';
import { misplacedMigrations } from './migrations.ts';

it('finds migrations that were added after one with a higher number', () => {
  const present = ['0001_first.sql', '0530_newest.sql'];
  expect(
    misplacedMigrations(present, [
      { by: 'one', files: ['0531_next.sql', '0540_later.sql'] },
      { by: 'two', files: ['0541_fine.sql'] },
    ]),
  ).toEqual([]);
  const [before, between, ...others] = misplacedMigrations(present, [
    { by: 'one', files: ['0529_before.sql'] },
    { by: 'two', files: ['0540_later.sql'] },
    { by: 'three', files: ['0535_between.sql', '0541_fine.sql'] },
  ]);
  expect(before).toContain('0529_before.sql, added by one, comes before 0530_newest.sql');
  expect(between).toContain('0535_between.sql, added by three, comes before 0540_later.sql');
  expect(others).toEqual([]);
});
