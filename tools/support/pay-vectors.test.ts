import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runVectors, VectorError } from './pay-vectors.ts';
import { root } from './run.ts';

const path = join(root, 'packages/model/src/payroll/law/nepal/vectors.json');
const content = readFileSync(path, 'utf8');

const ofOne = (vector: object) =>
  runVectors(
    JSON.stringify({
      vectors: [
        { id: 'X', group: 'annual_tax', fiscal_year: '2082/83', inputs: {}, expected: { annual_tax: '0' }, ...vector },
      ],
    }),
  ).lines;

describe('tax vectors', () => {
  it('are all right, and the other groups are named', () => {
    expect(runVectors(content).lines).toEqual([
      'Not run: advance_salary, calendar, exit, leave, monthly_tds, on_hold, payslip',
      '27 right, 0 wrong',
    ]);
  });

  it('show what differs, with expected and got', () => {
    const changed = content.replace('"annual_tax": "45000.00"', '"annual_tax": "45000.01"');
    const { lines, right, wrong } = runVectors(changed);
    expect(lines[0]).toBe('A02: annual_tax expected 45000.01, got 45000.00');
    expect([right, wrong]).toEqual([26, 1]);
  });

  it('take amounts as numbers and texts, to the paisa', () => {
    expect(ofOne({ inputs: { income: '700000.55' }, expected: { annual_tax: 25_000.11 } })).toEqual([
      '1 right, 0 wrong',
    ]);
  });

  it.each([
    [{ inputs: { bonus: 1 } }, 'the input key "bonus" is unknown'],
    [{ inputs: { toString: 1 } }, 'the input key "toString" is unknown'],
    [{ inputs: { income: '1,000' } }, 'inputs.income must be a decimal amount, not "1,000"'],
    [{ inputs: { income: -1 } }, 'inputs.income must not be negative'],
    [{ inputs: { status: 'widow' } }, 'inputs.status must be one of individual, single, couple, married'],
    [{ fiscal_year: '2070/71' }, 'the fiscal year "2070/71" has no tax law'],
    [{ fiscal_year: '2083/85' }, 'the fiscal year "2083/85" has no tax law'],
    [{ fiscal_year: '2084/85' }, 'the fiscal year "2084/85" has no tax law'],
    [{ expected: {} }, 'expected.annual_tax is missing'],
    [{ expected: { annual_tax: '0', net: '1' } }, 'the expected key "net" is unknown'],
    [{ group: 'band_edges' }, 'expected.rows must be a list'],
  ])('that cannot be read are wrong, with the reason: %j', (vector, reason) => {
    const lines = ofOne(vector);
    expect(lines[0]).toContain(`X: ${reason}`);
    expect(lines.at(-1)).toBe('0 right, 1 wrong');
  });

  it.each(['', '[]', '{"vectors": 1}', '{"vectors": [1]}', '{"vectors": [{"id": 1}]}'])('refuse the file %j', (file) =>
    expect(() => runVectors(file)).toThrow(VectorError),
  );
});
