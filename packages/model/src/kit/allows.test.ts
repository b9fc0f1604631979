import { expect, it } from 'vitest';
import { allows } from './allows.ts';

it.each([
  [['5.99'], '5.03', 'read', true],
  [['5.99'], '5.03', 'write', false],
  [['5.00'], '5.03', 'read', true],
  [['5.00'], '5.03', 'write', true],
  [['5.03'], '5.03', 'write', true],
  [['5.03'], '5.02', 'read', false],
  [['15.00'], '5.03', 'read', false],
  [['5.00'], '5.99', 'read', true],
  [['5.99'], '5.99', 'write', false],
  [['5.03'], '5.99', 'read', false],
  [[], '5.03', 'read', false],
] as const)('%j asked for %s to %s: %s [PRM-1]', (held, code, mode, allowed) => {
  expect(allows(held, code, mode)).toBe(allowed);
});
