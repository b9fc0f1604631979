/** Bank statements as ISO 20022 writes them (camt.053, every version), as the rows that a spreadsheet of the same lines would have. */
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus, plus, type Ratio } from '@karmik/model/kit/exact/ratio';
import { verbatim } from '@karmik/model/kit/message';
import { statementHeadings } from '@karmik/model/payment/statement-file';
import { Parser } from 'saxen';
import { importMessages } from './messages.ts';
import type { Grid, ReadLimits } from './read.ts';
import { Unreadable } from './unreadable.ts';

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/;
/** Elements of a statement are less deep. */
const mostDepth = 40;

interface Entry {
  readonly amount: Ratio;
  readonly isOut: boolean;
  readonly day: string;
  readonly reference: string;
  readonly narration: string;
}

/** What the elements of one statement, balance or entry say, by their path below it. */
type Said = Map<string, string[]>;

interface Statement {
  readonly said: Said;
  readonly balances: Said[];
  readonly entries: Entry[];
}

/** Whether a file is XML by its first letter. */
export const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

/**
 * The lines of the statements of a file, in their order, each with the balance after it. Entries that are not booked yet are in no balance and left out.
 * @throws Unreadable for what is no whole camt.053, and for balances that the entries do not lead to
 */
export function statementRows(text: string, limits: ReadLimits): Grid {
  const rows = statementsOf(text, limits).flatMap(linesOf);
  if (rows.length === 0) throw new Unreadable(importMessages.noRows);
  return [[...statementHeadings], ...rows];
}

const first = (said: Said, ...paths: readonly string[]): string =>
  paths
    .map((path) => said.get(path)?.[0])
    .find((each) => each !== undefined && each !== '' && each !== 'NOTPROVIDED') ?? '';

function linesOf({ said, balances, entries }: Statement): string[][] {
  const account = first(said, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
  const balanceOf = (...codes: readonly string[]) => {
    const found = balances.find((each) => codes.includes(first(each, 'Tp/CdOrPrtry/Cd')));
    if (!found) return undefined;
    const amount = amountOf(first(found, 'Amt'));
    return first(found, 'CdtDbtInd') === 'DBIT' ? minus(decimalOf('0'), amount) : amount;
  };
  const after = (balance: Ratio, { amount, isOut }: Entry) => (isOut ? minus(balance, amount) : plus(balance, amount));
  const moved = entries.reduce(after, decimalOf('0'));
  const closing = balanceOf('CLBD');
  const opening = balanceOf('OPBD', 'PRCD') ?? (closing && minus(closing, moved));
  if (!opening) throw new Unreadable(importMessages.statementBalance);
  const end = plus(opening, moved);
  if (closing && decimalText(minus(closing, end)) !== '0.00')
    throw new Unreadable(
      importMessages.statementSum({ closing: verbatim(decimalText(closing)), sum: verbatim(decimalText(end)) }),
    );
  const currency = first(said, 'Acct/Ccy') || first(balances[0] ?? new Map(), 'Amt@Ccy');
  let balance = opening;
  return entries.map((entry) => {
    balance = after(balance, entry);
    const amount = decimalText(entry.amount);
    const { day, narration, reference, isOut } = entry;
    return [
      account,
      currency,
      day,
      narration,
      reference,
      isOut ? amount : '',
      isOut ? '' : amount,
      decimalText(balance),
    ];
  });
}

/** @throws Unreadable for what is no amount, or has parts of a paisa */
function amountOf(text: string): Ratio {
  if (!/^\d{1,14}(?:\.\d{1,2}0*)?$/.test(text))
    throw new Unreadable(importMessages.statementAmount({ amount: verbatim(text.slice(0, 40)) }));
  return decimalOf(text);
}

/** @throws Unreadable where the entry lacks its amount, side or day */
function entryOf(said: Said): Entry | undefined {
  // Earlier versions write the state itself, later ones its code.
  const state = first(said, 'Sts', 'Sts/Cd');
  if (state !== '' && state !== 'BOOK') return undefined;
  const day = first(said, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  const side = first(said, 'CdtDbtInd');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || (side !== 'CRDT' && side !== 'DBIT'))
    throw new Unreadable(importMessages.statementEntry);
  const details = 'NtryDtls/TxDtls';
  const reference = first(
    said,
    'AcctSvcrRef',
    'NtryRef',
    ...['AcctSvcrRef', 'TxId', 'EndToEndId', 'InstrId', 'PmtInfId', 'ChqNb'].map((name) => `${details}/Refs/${name}`),
  );
  const told = [
    ...(said.get('AddtlNtryInf') ?? []),
    ...(said.get(`${details}/RmtInf/Ustrd`) ?? []),
    ...(said.get(`${details}/AddtlTxInf`) ?? []),
  ].filter((each) => each !== '');
  const party = side === 'DBIT' ? 'Cdtr' : 'Dbtr';
  const narration =
    [...new Set(told)].join(', ') ||
    first(said, ...[`${party}/Nm`, `${party}/Pty/Nm`].map((path) => `${details}/RltdPties/${path}`)) ||
    first(said, 'BkTxCd/Prtry/Cd') ||
    reference ||
    side;
  return { amount: amountOf(first(said, 'Amt')), isOut: side === 'DBIT', day, reference, narration };
}

/** Where statements are in the tree of a file, and entries and balances in it. */
const statementDepth = 3;
const partDepth = 4;

/** Reads elements as they come; entities are the five of XML and numbers, and a document type, which could declare others, is refused. */
function statementsOf(text: string, limits: ReadLimits): Statement[] {
  const statements: Statement[] = [];
  const path: string[] = [];
  /** The entry or balance that is being read. */
  let part: Said | undefined;
  let written = '';
  let entries = 0;
  let problem: Unreadable | undefined;
  const parser = new Parser();
  const fail = (why: unknown) => {
    problem ??= why instanceof Unreadable ? why : new Unreadable(importMessages.damagedStatement);
    parser.stop();
  };
  /** @throws Unreadable */
  const open = (name: string, attributes: () => Readonly<Record<string, string>>) => {
    path.push(name);
    written = '';
    if (path.length > mostDepth) throw new Unreadable(importMessages.damagedStatement);
    if (path.length === 1 && !Object.values(attributes()).some((value) => namespace.test(value)))
      throw new Unreadable(importMessages.noStatement);
    if (path.length === statementDepth && name === 'Stmt')
      statements.push({ said: new Map(), balances: [], entries: [] });
    if (path.length === partDepth && (name === 'Ntry' || name === 'Bal')) part = new Map();
    if (part && path.length === partDepth + 1 && name === 'Amt') keep(part, 'Amt@Ccy', attributes()['Ccy'] ?? '');
  };
  /** @throws Unreadable */
  const close = () => {
    const value = written.replaceAll(/\s+/g, ' ').trim();
    written = '';
    const statement = statements.at(-1);
    const name = path.at(-1);
    if (part && path.length > partDepth) keep(part, path.slice(partDepth).join('/'), value);
    else if (part && statement) {
      if (name === 'Bal') statement.balances.push(part);
      else {
        entries += 1;
        if (entries > limits.rows)
          throw new Unreadable(importMessages.tooManyRows({ most: limits.rows.toLocaleString('en') }));
        requireCurrency(statement, part);
        const entry = entryOf(part);
        if (entry) statement.entries.push(entry);
      }
      part = undefined;
    } else if (statement && path.length > statementDepth)
      keep(statement.said, path.slice(statementDepth).join('/'), value);
    path.pop();
  };
  const guarded = (work: () => void) => {
    if (problem) return;
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };
  parser.on('openTag', (name, attributes) => guarded(() => open(name.slice(name.indexOf(':') + 1), attributes)));
  parser.on('text', (value, decode) => void (written += decode(value)));
  parser.on('cdata', (value) => void (written += value));
  parser.on('closeTag', () => guarded(close));
  for (const event of ['attention', 'error', 'warn'] as const) parser.on(event, fail);
  parser.parse(text.replace(/^\uFEFF/, ''));
  if (problem) throw problem;
  return statements;
}

function keep(said: Said, name: string, value: string): void {
  if (value === '') return;
  const there = said.get(name);
  if (there) there.push(value);
  else said.set(name, [value]);
}

/** @throws Unreadable where an entry is in another currency than the balances before it */
function requireCurrency({ balances }: Statement, entry: Said): void {
  const [of, own] = [first(balances[0] ?? new Map(), 'Amt@Ccy'), first(entry, 'Amt@Ccy')];
  if (of !== '' && own !== of) throw new Unreadable(importMessages.statementCurrency);
}
