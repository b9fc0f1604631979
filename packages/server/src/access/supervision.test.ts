import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('is the one place where supervision and delegations are read by their days', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (path) => !/(^|\/)seed(\/|\.ts$)/.test(path) && !path.endsWith('.test.ts'),
  );
  const reading = files.filter((path) =>
    /\b(?:from|join)\s+(?:supervision|delegation)\b(?!\.ts)/.test(readFileSync(`${root}${path}`, 'utf8')),
  );
  expect(reading).toEqual(['access/supervision.ts']);
});
