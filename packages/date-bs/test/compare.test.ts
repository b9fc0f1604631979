import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { report } from '../compare/report.ts';

describe('the other converters', () => {
  it('[DAT-1] differ only in ways that are explained, and docs/compare.md says so', async () => {
    const { page, unexplained } = await report();
    expect(unexplained).toEqual([]);
    expect(page).toBe(readFileSync(new URL('../docs/compare.md', import.meta.url), 'utf8'));
  }, 180_000);
});
