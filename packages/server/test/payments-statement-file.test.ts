/** Bank statements as ISO 20022 writes them: the same lines as of a spreadsheet, and files that are refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLimits, readSpreadsheet } from '../src/modules/imports/read.ts';
import { textRows } from '../src/modules/imports/read-text.ts';
import { Payments } from './support/payments.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-11-20T06:15:00.000Z');
});
afterAll(() => server.close());

interface Entry {
  readonly amount: string;
  readonly side?: 'CRDT' | 'DBIT';
  readonly day?: string;
  readonly state?: string;
  readonly reference?: string;
  readonly says?: string;
  readonly currency?: string;
  readonly details?: string;
}

const balance = (code: string, amount: string, side = 'CRDT', currency = 'NPR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
const entryOf = ({
  amount,
  side = 'DBIT',
  day = '<Dt>2026-11-20</Dt>',
  state = '<Sts>BOOK</Sts>',
  reference = '',
  says = '',
  currency = 'NPR',
  details = '',
}: Entry) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${state}<BookgDt>${day}</BookgDt>` +
  `${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}${details && `<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls>`}` +
  `${says && `<AddtlNtryInf>${says}</AddtlNtryInf>`}</Ntry>`;

interface File {
  readonly account?: string;
  readonly balances?: string;
  readonly entries?: readonly Entry[];
  readonly version?: string;
  readonly head?: string;
}

const statement = ({ account = '<Othr><Id>0011-0022</Id></Othr>', balances, entries = [] }: File) =>
  `<Stmt><Id>S-1</Id><Acct><Id>${account}</Id><Ccy>NPR</Ccy></Acct>${balances ?? balance('OPBD', '500000.00')}${entries.map(entryOf).join('\n')}</Stmt>`;
const camt = (own: File, rest = '') =>
  `${own.head ?? '<?xml version="1.0" encoding="UTF-8"?>\n'}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${own.version ?? '02'}"><BkToCstmrStmt><GrpHdr><MsgId>M-1</MsgId></GrpHdr>${statement(own)}${rest}</BkToCstmrStmt></Document>`;

/** The statement of MC-50. */
const whole: File = {
  balances: balance('OPBD', '500000.00') + balance('CLBD', '323888.50'),
  entries: [
    { amount: '138731.50', says: 'BULK PAYMENT', reference: 'NABIL-1' },
    { amount: '30', says: 'Service charge' },
    { amount: '20000.00', says: 'TRF', reference: 'NABIL-2' },
    { amount: '20000.00', says: 'TRF', reference: 'NABIL-3' },
    { amount: '2650.0', side: 'CRDT', says: 'Deposit, returned advance', reference: 'NABIL-4' },
  ],
};
const csv = [
  'Account,Date (AD),Description,Reference,Withdrawal,Deposit,Balance',
  'Main,2026-11-20,BULK PAYMENT,NABIL-1,138731.50,,361268.50',
  'Main,2026-11-20,Service charge,,30.00,,361238.50',
  'Main,2026-11-20,TRF,NABIL-2,20000.00,,341238.50',
  'Main,2026-11-20,TRF,NABIL-3,20000.00,,321238.50',
  'Main,2026-11-20,"Deposit, returned advance",NABIL-4,,2650.00,323888.50',
].join('\n');

interface Outcome {
  readonly created: number;
  readonly errors: { readonly row: number; readonly errors: Record<string, string[]> }[];
  readonly file?: string[];
}
const bring = (payments: Payments, content: string | Buffer, name = 'statement.xml', isDry = false) =>
  payments.hr.upload<Outcome>(`${payments.at}statement-line/import/?dry_run=${isDry}&mode=all`, name, content);
const stored = (payments: Payments) =>
  payments.query(
    `select account_id, happened_on::text, narration, reference, withdrawn::text, deposited::text, balance::text from statement_line where organization_id = $1 order by id`,
  );
const rowsOf = (text: string) => textRows(Buffer.from(text), 'statement.xml', readLimits).slice(1);

describe('a bank statement in the camt.053 format', () => {
  it('gives the lines that a spreadsheet of the same statement gives, once [MC-50] [MC-51]', async () => {
    const [one, other] = [await Payments.of(server), await Payments.of(server)];
    const checked = await bring(one, camt(whole), 'statement.xml', true);
    expect([checked.status, checked.body]).toMatchObject([200, { rows: 5, valid: 5, created: 0, errors: [] }]);
    expect(await stored(one)).toEqual([]);
    expect((await bring(one, camt(whole))).body).toMatchObject({ created: 5, errors: [] });
    expect((await bring(other, csv, 'statement.csv')).body).toMatchObject({ created: 5, errors: [] });
    const lines = await stored(one);
    expect(lines).toHaveLength(5);
    expect(lines).toEqual((await stored(other)).map((line) => ({ ...line, account_id: one.account })));
    const again = (await bring(one, camt(whole))).body;
    expect(again.created).toBe(0);
    expect(again.errors.map(({ errors }) => Object.keys(errors))).toEqual(Array(5).fill(['balance']));
  });

  it('is read in every version, prefix and encoding, with what later versions write elsewhere', () => {
    const expected = [
      ['00110022', 'NPR', '2026-11-20', 'Ram & Sons', 'T-1', '45000.00', '', '455000.00'],
      ['00110022', 'NPR', '2026-11-19', 'Invoice 7, Part 2', 'E-2', '', '0.05', '455000.05'],
    ];
    const file = camt({
      version: '13',
      account: '<IBAN>00110022</IBAN>',
      balances: balance('PRCD', '500000'),
      entries: [
        {
          amount: '45000.000',
          state: '<Sts><Cd>BOOK</Cd></Sts>',
          details:
            '<Refs><EndToEndId>NOTPROVIDED</EndToEndId><TxId>T-1</TxId></Refs><RltdPties><Cdtr><Pty><Nm>Ram &amp; Sons</Nm></Pty></Cdtr></RltdPties>',
        },
        { amount: '7', state: '<Sts><Cd>PDNG</Cd></Sts>' },
        {
          amount: '.05'.padStart(4, '0'),
          side: 'CRDT',
          day: '<DtTm>2026-11-19T23:30:00+05:45</DtTm>',
          state: '',
          details:
            '<Refs><EndToEndId>E-2</EndToEndId></Refs><RmtInf><Ustrd>Invoice 7</Ustrd><Ustrd>Part 2</Ustrd></RmtInf>',
        },
      ],
    });
    expect(rowsOf(file)).toEqual(expected);
    expect(rowsOf(`\uFEFF${file}`)).toEqual(expected);
    expect(textRows(Buffer.from(`\uFEFF${file}`, 'utf16le'), 'a.xml', readLimits).slice(1)).toEqual(expected);
    const prefixed = file.replaceAll(/<(\/?)(\w+)/g, '<$1n:$2').replace('xmlns=', 'xmlns:n=');
    expect(rowsOf(prefixed)).toEqual(expected);
    expect(rowsOf(camt({ entries: [{ amount: '1.00', says: '<![CDATA[5 < 6 & 7]]>' }] }))[0]?.[3]).toBe('5 < 6 & 7');
  });

  it('takes overdrawn balances, and those of a file that says the closing balance alone, to the paisa', () => {
    const entries: Entry[] = [{ amount: '0.10' }, { amount: '0.20', side: 'CRDT' }];
    const balances = (file: File) => rowsOf(camt({ ...file, entries })).map((row) => row.at(-1));
    expect(balances({ balances: balance('OPBD', '0.05', 'DBIT') })).toEqual(['-0.15', '0.05']);
    expect(balances({ balances: balance('CLBD', '0.05') })).toEqual(['-0.15', '0.05']);
    expect(balances({ balances: balance('OPBD', '9999999999999.99') })).toEqual([
      '9999999999999.89',
      '10000000000000.09',
    ]);
  });

  it('is refused at the file, whole, for what is wrong with it', async () => {
    const payments = await Payments.of(server);
    const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const cases: readonly (readonly [string | Buffer, RegExp])[] = [
      ['<html><body>Statement</body></html>', /Only bank statements in the camt\.053 format/],
      [camt(whole).replace('camt.053', 'camt.054'), /Only bank statements in the camt\.053 format/],
      [camt(whole).slice(0, -200), /damaged or incomplete/],
      [camt(whole).replace('</Ntry>', '</Other>'), /damaged or incomplete/],
      [camt({ ...whole, head: bomb }), /damaged or incomplete/],
      [`${camt({}).slice(0, 200)}${'<a>'.repeat(60)}`, /damaged or incomplete/],
      [camt({ ...whole, balances: '' }), /no opening and no closing balance/],
      [
        camt({ ...whole, balances: balance('OPBD', '500000.00') + balance('CLBD', '323888.51') }),
        /lead to a balance of 323888\.50, and the closing balance is 323888\.51/,
      ],
      [camt({ entries: [{ amount: '1.005' }] }), /"1\.005" is not an amount/],
      [camt({ entries: [{ amount: '1e3' }] }), /"1e3" is not an amount/],
      [camt({ entries: [{ amount: '1', day: '' }] }), /lacks its date/],
      [camt({ entries: [{ amount: '1', currency: 'USD' }] }), /another currency/],
      [
        camt({ balances: balance('OPBD', '1', 'CRDT', 'USD'), entries: [{ amount: '1', currency: 'USD' }] }).replace(
          '<Ccy>NPR</Ccy>',
          '',
        ),
        /The statement is in USD, and the organization pays in NPR/,
      ],
      [
        camt({ ...whole, account: '<Othr><Id>99990000</Id></Othr>' }),
        /No organization account has the number 99990000/,
      ],
      [camt({ entries: [] }), /no rows/],
    ];
    for (const [content, said] of cases) {
      const { status, body } = await bring(payments, content);
      expect([status, Object.keys(body)], String(said)).toEqual([400, ['file']]);
      expect(body.file?.[0]).toMatch(said);
    }
    expect(await stored(payments)).toEqual([]);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, ' ');
    large.write('<');
    expect((await bring(payments, large)).status).toBe(413);
  });

  it('is read apart from the server where it is large, within the rows that any file may have', async () => {
    const entries = Array.from({ length: 2_000 }, (_, place): Entry => ({ amount: '1.01', reference: `R-${place}` }));
    const [{ grid }] = await readSpreadsheet(Buffer.from(camt({ entries })), 'statement.xml');
    expect([grid.length, grid.at(-1)?.at(-1)]).toEqual([2_001, '497980.00']);
    const many = Array.from({ length: readLimits.rows + 1 }, (): Entry => ({ amount: '1' }));
    await expect(readSpreadsheet(Buffer.from(camt({ entries: many })), 'statement.xml')).rejects.toMatchObject({
      status: 400,
      body: { file: [expect.objectContaining({ en: expect.stringContaining('more than 20,000 rows') })] },
    });
  });

  it('of several accounts gives the lines of each', async () => {
    const payments = await Payments.of(server);
    const second = await payments.hr.post<{ id: number }>(`${payments.at}account/`, {
      name: 'Second',
      bank: payments.bank,
      branch: null,
      account_number: '77 88',
      account_name: 'Himal',
      template: 'generic',
    });
    expect(second.status).toBe(201);
    const rest = statement({ account: '<Othr><Id>7788</Id></Othr>', entries: [{ amount: '5.00', says: 'Fee' }] });
    expect((await bring(payments, camt({ entries: [{ amount: '5.00', says: 'Fee' }] }, rest))).body.created).toBe(2);
    const accounts = (await stored(payments)).map((line) => (line as { account_id: number }).account_id);
    expect(accounts).toEqual([payments.account, second.body.id]);
  });

  it('leaves out what is wrong or there twice, says so by row, and audits each line that is stored [MC-51] [MC-52]', async () => {
    const payments = await Payments.of(server);
    const text = [
      'Account,Date (AD),Description,Reference,Withdrawal,Deposit,Balance',
      'Main,2026-11-20,TRF,R-1,20.00,,480.00',
      'Main,2026-11-20,TRF,R-1,20.00,,480.00',
      'Main,2026-11-20,TRF,R-2,20.00,,460.00',
      'Main,2026-11-20,TRF,R-3,20.00,5.00,440.00',
      'Main,2026-11-21,TRF,R-4,20.00,,420.00',
      'Other,2026-11-20,TRF,R-5,20.00,,400.00',
    ].join('\n');
    const whole = await bring(payments, text, 'statement.csv');
    expect(whole.body.created).toBe(0);
    expect(await stored(payments)).toEqual([]);
    const { body } = await payments.hr.upload<Outcome>(
      `${payments.at}statement-line/import/?dry_run=false&mode=valid`,
      'statement.csv',
      text,
    );
    expect(body.errors.map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([
      [3, ['balance']],
      [5, ['withdrawn']],
      [6, ['happened_on']],
      [7, ['account']],
    ]);
    expect(body.created).toBe(2);
    const audited = await payments.query(
      `select a.action, a.after->>'reference' as reference, l.reference as stored from audit_event a
         join statement_line l on l.organization_id = a.organization_id and l.id::text = a.object_id
        where a.organization_id = $1 and a.object_type = 'statement_line' order by a.id`,
    );
    expect(audited).toEqual(['R-1', 'R-2'].map((reference) => ({ action: 'created', reference, stored: reference })));
  });
});
