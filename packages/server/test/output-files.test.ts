/** Every declared output file, and one of an outsider: what is written in each of its formats is read back as it was given. */
import { defineOutputFile, lackedIn, sumsOf, valuesOf, type OutputFile } from '@karmik/model/kit/output-file';
import { bilingual } from '@karmik/model/kit/text';
import { payFiles } from '@karmik/model/payroll/files/duties';
import type { FileLine } from '@karmik/model/payroll/files/person';
import { parse } from 'csv-parse/sync';
import { DomUtils, parseDocument } from 'htmlparser2';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { outputBytes } from '../src/entity/output-file.ts';

const line = (full_name: string, amount: string, of: Partial<FileLine> = {}): FileLine => ({
  employee: { id: 1, full_name, job_title: '', profile_picture: null },
  code: 'E-1',
  pan: '600000001',
  ssf_number: 'S1',
  pf_number: 'P1',
  cit_number: 'C1',
  basic: amount,
  ssf_employee: amount,
  ssf_employer: amount,
  pf_employee: amount,
  pf_employer: amount,
  cit: amount,
  gross: amount,
  assessable: amount,
  retirement: amount,
  tax_portion: amount,
  tax_rest: amount,
  net: amount,
  parts: [],
  way: 'bank',
  account: { bank_id: 1, bank: 'A, "B" Bank', branch: '012 Patan', number: '0012', holder: full_name },
  slug: 'himal',
  paid_on: '2026-08-20',
  payroll: 'Shrawan 2083',
  tax: { portion_code: null, rest_code: null, payment: 'assessable', tax_office: null, tax_office_ne: null },
  revenue: { code: '11112', amount },
  ...of,
});
const lines = [line('Asha "A" Rai, Jr.', '1234567.89'), line('=cmd|x\ty', '0.10'), line('आशा राई', '99.01')];

/** A bank that takes columns of fixed width. */
const outsider = defineOutputFile<FileLine>({
  name: 'outsider',
  label: bilingual('Outsider', 'बाहिरी'),
  columns: [
    {
      name: 'account',
      label: bilingual('Account', 'खाता'),
      heading: 'A',
      kind: 'text',
      width: 10,
      value: (of) => of.account?.number ?? null,
    },
    { name: 'total', label: bilingual('Amount', 'रकम'), heading: 'B', kind: 'money', width: 14, value: (of) => of.net },
  ],
  formats: {
    fixed: { kind: 'fixed', extension: 'txt' },
    piped: { kind: 'separated', separator: '|', hasHeading: true, hasMark: false, extension: 'txt' },
    xml: {
      kind: 'xml',
      extension: 'xml',
      root: (lines) => ({
        name: 'rows',
        attributes: { of: 'A & B' },
        holds: lines.map(({ account, total }) => ({
          name: 'row',
          holds: [
            { name: 'A', holds: account ?? '' },
            { name: 'B', holds: total ?? '' },
          ],
        })),
      }),
    },
  },
  sums: ['total'],
});
const all: readonly OutputFile<FileLine>[] = [...payFiles, outsider];

it('names every file once', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(all.map((file) => [file.name, file] as const))('the file %s', (_, file) => {
  const values = valuesOf(file, lines);
  const { columns } = file;

  it('is whole: columns are told apart, sums are money, and it is called in both languages', () => {
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    expect(new Set(columns.map(({ heading }) => heading)).size).toBe(columns.length);
    for (const sum of file.sums) expect(columns.find(({ name }) => name === sum)?.kind).toBe('money');
    expect(file.sums).toContain('total');
    for (const { label } of [file, ...columns]) expect(label.ne).toMatch(/[\u0900-\u097F]|^e-TDS$/);
  });

  it('lacks nothing of these lines, and says where what is missing is mended', () => {
    expect(lackedIn(file, lines)).toEqual([]);
    const bare = line('Bina', '1.00', { pan: null, ssf_number: ' ', pf_number: null, cit_number: '', account: null });
    const required = columns.filter(({ lacks }) => lacks).length;
    expect(lackedIn(file, [bare]).map(({ mend }) => mend)).toEqual(
      Array.from({ length: required }, () => '/admin/himal/hris/users/1'),
    );
  });

  it.each(Object.entries(file.formats))('as %s is read back with its sums', async (_name, format) => {
    const { bytes } = await outputBytes(file, format, values);
    const again = await outputBytes(file, format, values);
    const place = columns.findIndex(({ name }) => name === 'total');
    const rows = await rowsOf(format, bytes);
    expect(rows.length).toBe(lines.length);
    const read = { columns: file.columns, sums: ['total'] };
    const total = rows.map((row) => ({ total: Number(row[place]).toFixed(2) }));
    expect(sumsOf({ ...file, ...read }, total)).toEqual({ total: sumsOf(file, values)['total'] });
    // A workbook holds texts as such, and the time at which it was made.
    if (format.kind === 'workbook') return;
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^=|[\t\r\n]/);
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  async function rowsOf(format: (typeof file.formats)[string], bytes: Buffer): Promise<string[][]> {
    if (format.kind === 'workbook') {
      const [sheet] = await readWorkbook(bytes, { parseNumber: (digits) => digits });
      return (sheet?.data ?? []).slice(1).map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')));
    }
    const text = bytes.toString('utf8');
    if (format.kind === 'fixed') {
      const widths = columns.map(({ width }) => width ?? 0);
      return text
        .split('\r\n')
        .slice(0, -1)
        .map((row) => {
          expect([...row].length).toBe(widths.reduce((sum, width) => sum + width, 0));
          let at = 0;
          return widths.map((width) => row.slice(at, (at += width)).trim());
        });
    }
    if (format.kind === 'xml') {
      const document = parseDocument(text, { xmlMode: true });
      expect(DomUtils.getElementsByTagName('rows', document, true)[0]?.attribs['of']).toBe('A & B');
      return DomUtils.getElementsByTagName('row', document, true).map(({ children }) =>
        children.map((cell) => DomUtils.textContent(cell)),
      );
    }
    expect(text.startsWith('\uFEFF')).toBe(format.hasMark);
    const rows: string[][] = parse(text, { delimiter: format.separator, bom: true });
    return format.hasHeading ? rows.slice(1) : rows;
  }
});
