/** Runs tax vectors of a file on the engine of the product: what is right, what differs, and what is not run. */
import { decimalText, readDecimal } from '../../packages/model/src/kit/exact/decimal.ts';
import { compare, isNegative, type Ratio, sumOf } from '../../packages/model/src/kit/exact/ratio.ts';
import type { TaxLaw } from '../../packages/model/src/payroll/law/law.ts';
import { fiscalYearStart, nepalLaw } from '../../packages/model/src/payroll/law/nepal/nepal.ts';
import { taxFigures } from '../../packages/model/src/payroll/law/nepal/tax-figures.ts';
import { type TaxFacts, taxOfBalance, taxOfYear } from '../../packages/model/src/payroll/tax/year.ts';

/** A file or a vector that cannot be read, with what to correct. */
export class VectorError extends Error {
  override readonly name = 'VectorError';
}

export interface VectorTally {
  readonly lines: readonly string[];
  readonly right: number;
  readonly wrong: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown, what: string): Fields => {
  if (!isFields(value)) throw new VectorError(`${what} must be an object`);
  return value;
};

function amount(value: unknown, what: string): Ratio {
  const read = typeof value === 'number' || typeof value === 'string' ? readDecimal(String(value).trim()) : undefined;
  if (!read) throw new VectorError(`${what} must be a decimal amount, not ${JSON.stringify(value)}`);
  return read;
}
function positive(value: unknown, what: string): Ratio {
  const read = amount(value, what);
  if (isNegative(read)) throw new VectorError(`${what} must not be negative: ${JSON.stringify(value)}`);
  return read;
}
function oneOf<Value>(choices: Readonly<Record<string, Value>>) {
  return (value: unknown, what: string): Value => {
    const key = String(value).trim().toLowerCase();
    if (!Object.hasOwn(choices, key))
      throw new VectorError(`${what} must be one of ${Object.keys(choices).join(', ')}, not ${JSON.stringify(value)}`);
    return choices[key] as Value;
  };
}
const yesNo = oneOf({ true: true, false: false, yes: true, no: false, '1': true, '0': false });

/** The inputs of a vector; each may be absent. `explanation` is a remark. */
const inputs: Readonly<Record<string, (value: unknown, what: string) => Ratio | string | boolean | undefined>> = {
  income: positive,
  retirement: positive,
  pension: positive,
  life: positive,
  health: positive,
  house: positive,
  medical_expense: positive,
  donation: positive,
  remote_allowance: positive,
  foreign_allowance: positive,
  ssf: yesNo,
  sst_exempt: yesNo,
  resident: yesNo,
  disabled: yesNo,
  status: oneOf({ individual: 'individual', single: 'individual', couple: 'couple', married: 'couple' }),
  sex: oneOf({ f: 'F', female: 'F', m: 'M', male: 'M' }),
  remote: oneOf<string | undefined>({ a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', '': undefined, none: undefined }),
  explanation: () => undefined,
};

function factsOf(value: unknown): TaxFacts {
  const facts: Record<string, Ratio | string | boolean | undefined> = {};
  for (const [key, own] of Object.entries(fieldsOf(value ?? {}, 'inputs'))) {
    if (!Object.hasOwn(inputs, key))
      throw new VectorError(`the input key "${key}" is unknown; known are ${Object.keys(inputs).join(', ')}`);
    if (own !== null) facts[key] = inputs[key]?.(own, `inputs.${key}`);
  }
  return facts;
}

function lawOf(year: unknown): TaxLaw {
  const day = typeof year === 'string' ? fiscalYearStart(year) : undefined;
  const law = day === undefined ? undefined : nepalLaw.taxOn(day);
  if (!law) throw new VectorError(`the fiscal year ${JSON.stringify(year)} has no tax law; write it as "2083/84"`);
  return law;
}

const differs = (what: string, expected: unknown, got: Ratio): string[] =>
  compare(amount(expected, what), got) === 0 ? [] : [`${what} expected ${String(expected)}, got ${decimalText(got)}`];
const toPaisa = (value: Ratio): Ratio => readDecimal(decimalText(value)) ?? value;

function annualTax(vector: Fields): string[] {
  const figures = taxFigures(taxOfYear(lawOf(vector['fiscal_year']), factsOf(vector['inputs'])));
  const expected = fieldsOf(vector['expected'], 'expected');
  if (!('annual_tax' in expected)) throw new VectorError('expected.annual_tax is missing');
  return Object.entries(expected).flatMap(([key, value]) => {
    const got = Object.hasOwn(figures, key) ? figures[key] : undefined;
    if (!got)
      throw new VectorError(`the expected key "${key}" is unknown; known are ${Object.keys(figures).join(', ')}`);
    return differs(key, value, toPaisa(got));
  });
}

function bandEdges(vector: Fields): string[] {
  const law = lawOf(vector['fiscal_year']);
  const facts = factsOf(vector['inputs']);
  const { rows } = fieldsOf(vector['expected'], 'expected');
  if (!Array.isArray(rows) || rows.length === 0) throw new VectorError('expected.rows must be a list with rows');
  return rows.flatMap((row: unknown, index) => {
    const { balance_taxable, ...taxes } = fieldsOf(row, `expected.rows[${index}]`);
    const balance = positive(balance_taxable, `expected.rows[${index}].balance_taxable`);
    return Object.entries(taxes).flatMap(([key, value]) => {
      if (key !== 'tax' && key !== 'tax_ssf')
        throw new VectorError(`the key "${key}" of a row is unknown; known are balance_taxable, tax, tax_ssf`);
      const parts = taxOfBalance(law, key === 'tax' ? facts : { ...facts, ssf: true }, balance);
      return differs(`${key} of ${String(balance_taxable)}`, value, toPaisa(sumOf(parts.map(({ tax }) => tax))));
    });
  });
}

const groups: Readonly<Record<string, (vector: Fields) => string[]>> = { annual_tax: annualTax, band_edges: bandEdges };

/**
 * @param content text of a file in the shape `{ "vectors": [{ "id", "group", "fiscal_year", "inputs", "expected" }] }`
 * @throws {VectorError} where the file has another shape; a vector that cannot be read counts as wrong
 */
export function runVectors(content: string): VectorTally {
  let file: unknown;
  try {
    file = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new VectorError(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const vectors = isFields(file) ? file['vectors'] : undefined;
  if (!Array.isArray(vectors)) throw new VectorError('The file must be an object with a list "vectors"');
  const lines: string[] = [];
  const notRun = new Set<string>();
  let right = 0;
  let wrong = 0;
  for (const [index, vector] of vectors.entries()) {
    if (!isFields(vector) || typeof vector['id'] !== 'string' || typeof vector['group'] !== 'string')
      throw new VectorError(`vectors[${index}] must be an object with a text "id" and a text "group"`);
    const { id, group } = vector as { id: string; group: string };
    const run = Object.hasOwn(groups, group) ? groups[group] : undefined;
    if (!run) {
      notRun.add(group);
      continue;
    }
    const problems = attempt(() => run(vector));
    if (problems.length === 0) right += 1;
    else wrong += 1;
    lines.push(...problems.map((problem) => `${id}: ${problem}`));
  }
  if (notRun.size > 0) lines.push(`Not run: ${[...notRun].toSorted().join(', ')}`);
  return { lines: [...lines, `${right} right, ${wrong} wrong`], right, wrong };
}

function attempt(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    if (error instanceof VectorError) return [error.message];
    throw error;
  }
}
