/** Loans with their entries, and what the entries add up to. */
import { bookOf, type LoanBook, type LoanLine, type StoredTerms, termsOf } from '@karmik/model/loan/plan/book';
import { isOver, rowsOf } from '@karmik/model/loan/plan/plan';
import type { LoanTerms } from '@karmik/model/loan/plan/terms';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import type { Tenant } from '../../db/database.ts';
import { closeGuarantees } from './guarantee/ask.ts';

export interface LoanFacts {
  readonly id: number;
  readonly person: number;
  readonly status: string;
  readonly amount: string;
  readonly reason: string;
  readonly first_month: string | null;
  readonly terms: LoanTerms;
  readonly lines: readonly LoanLine[];
  readonly book: LoanBook;
}

type Row = Omit<LoanFacts, 'terms' | 'book'> & { readonly agreed: StoredTerms };

/** The entries of a loan `l` in the order of recording, as JSON. */
export const linesJson = `coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'amount', m.amount::text, 'interest', m.interest::text,
    'happened_on', m.happened_on::text, 'month', m.month, 'months', m.months, 'rate', m.rate::text) order by m.id)
   from loan_movement m where m.organization_id = l.organization_id and m.loan_id = l.id), '[]')`;

/** The terms of a loan `l` as JSON. */
export const termsJson = `json_build_object('kind', l.kind, 'rate', l.rate::text, 'term', l.term, 'day_count', l.day_count, 'rounding', l.rounding, 'moratorium_months', l.moratorium_months,
    'moratorium', l.moratorium, 'shortfall', l.shortfall, 'broken_period', l.broken_period, 'unpaid_month', l.unpaid_month, 'settlement', l.settlement)`;

export async function loansOf(tenant: Tenant, ids: readonly number[]): Promise<LoanFacts[]> {
  const rows = await tenant.query<Row>(
    `select l.id, l.sender_id as person, l.status, l.amount::text as amount, l.reason, l.first_month,
            ${termsJson} as agreed, ${linesJson} as lines
       from loan l where l.organization_id = $1 and l.id = any($2::bigint[]) order by l.id`,
    [tenant.organizationId, ids],
  );
  return rows.map(factsOf);
}

function factsOf({ agreed, ...row }: Row): LoanFacts {
  const terms = termsOf(agreed);
  return { ...row, terms, book: bookOf(terms, decimalOf(row.amount), row.lines) };
}

/** Loans that no other transaction changes until this one ends. */
export async function heldLoans(tenant: Tenant, ids: readonly number[]): Promise<LoanFacts[]> {
  await tenant.query(
    'select 1 from loan where organization_id = $1 and id = any($2::bigint[]) order by id for update',
    [tenant.organizationId, ids],
  );
  return loansOf(tenant, ids);
}

/** By which kind of entry a loan ended. */
const endings: Readonly<Partial<Record<LoanLine['kind'], string>>> = {
  recovery: 'instalments',
  instalment: 'instalments',
  settlement: 'settlement',
  guarantor: 'guarantors',
  prepayment_shorter: 'prepayment',
  prepayment_smaller: 'prepayment',
  write_off: 'write_off',
};

function sumsOf({ id, terms, book }: LoanFacts) {
  const { state, entries, paid_out, principal, interest, is_written_off } = book;
  if (!state) return { id, repayment: 'to_pay' };
  const last = entries.at(-1);
  const [first] = entries;
  const isEnded = isOver(state);
  const rows = isEnded ? [] : rowsOf(terms, state);
  return {
    id,
    repayment: is_written_off ? 'written_off' : isEnded ? 'repaid' : state.is_receivable ? 'receivable' : 'repaying',
    disbursed_on: first?.happened_on ?? null,
    disbursed: decimalText(paid_out),
    principal_repaid: decimalText(principal),
    interest_paid: decimalText(interest),
    balance: decimalText(state.balance),
    next_month: rows[0]?.month ?? null,
    next_amount: rows[0] ? decimalText(rows[0].amount) : null,
    last_month: rows.at(-1)?.month ?? last?.month ?? null,
    ended_on: isEnded ? (last?.happened_on ?? null) : null,
    ended_by: isEnded && last ? (endings[last.kind] ?? null) : null,
    // Each entry keeps what it did, for books and reports.
    entries: entries.map((entry) => ({
      id: entry.id,
      interest: decimalText(entry.interest),
      principal: decimalText(entry.principal),
      balance: decimalText(entry.closing),
    })),
  };
}

/** Writes what the entries of loans add up to into the loans, and what each did into the entries. */
export async function addUpLoans(tenant: Tenant, ids: readonly number[]): Promise<void> {
  const sums = JSON.stringify((await loansOf(tenant, ids)).map(sumsOf));
  await tenant.query(
    `update loan l set repayment = s.repayment, disbursed_on = s.disbursed_on, disbursed = s.disbursed, principal_repaid = s.principal_repaid, interest_paid = s.interest_paid,
            balance = s.balance, next_month = s.next_month, next_amount = s.next_amount, last_month = s.last_month, ended_on = s.ended_on, ended_by = s.ended_by
       from jsonb_to_recordset($2::jsonb) as s (id bigint, repayment text, disbursed_on date, disbursed numeric, principal_repaid numeric, interest_paid numeric,
            balance numeric, next_month text, next_amount numeric, last_month text, ended_on date, ended_by text)
      where l.organization_id = $1 and l.id = s.id`,
    [tenant.organizationId, sums],
  );
  await tenant.query(
    `update loan_movement m set interest = e.interest, principal = e.principal, balance = e.balance
       from jsonb_to_recordset($2::jsonb) as s (entries jsonb)
      cross join lateral jsonb_to_recordset(coalesce(s.entries, '[]')) as e (id bigint, interest numeric, principal numeric, balance numeric)
      where m.organization_id = $1 and m.id = e.id and m.balance is null`,
    [tenant.organizationId, sums],
  );
  await closeGuarantees(tenant, ids);
}
