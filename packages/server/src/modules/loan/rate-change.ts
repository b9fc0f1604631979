/** Gives all running loans of a type another rate from a month on: what changes for each is looked at first. */
import { bookOf, type LoanBook, type LoanLine } from '@karmik/model/loan/plan/book';
import { isOver, type LoanRow, type LoanState, neverEnds, rowsOf } from '@karmik/model/loan/plan/plan';
import type { LoanTerms } from '@karmik/model/loan/plan/terms';
import { changeLoanRate } from '@karmik/model/loan/rate-change';
import { loanMessages as says } from '@karmik/model/loan/messages';
import type { BodyOf } from '@karmik/model/kit/fields';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, minus, plus, type Ratio, sumOf } from '@karmik/model/kit/exact/ratio';
import type { Tenant } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import { operation } from '../../operations/operation.ts';
import { addUpLoans, heldLoans, type LoanFacts, loansOf } from './books.ts';

type Wish = BodyOf<typeof changeLoanRate.input.fields>;

/** A loan with its rate before and after. @param kind of the transaction that changes it */
interface Change {
  readonly loan: LoanFacts;
  readonly kind: 'rate_term' | 'rate_instalment';
  readonly month: string;
  readonly before: LoanState;
  /** The months that it has left before. */
  readonly rows: readonly LoanRow[];
  readonly after: LoanState;
}

const isRunning = (state: LoanState | undefined): state is LoanState =>
  state !== undefined && !isOver(state) && !state.is_receivable;

/** The first month that a change may be dated back to. Interest of a flat loan follows from its term, so that its past months keep theirs. */
export const firstRateMonth = ({ kind }: LoanTerms, { entries }: LoanBook, { month }: LoanState): string =>
  kind === 'flat' ? month : (entries.find((entry) => entry.month !== null)?.month ?? month);

/** What the change does to a loan; undefined where it changes nothing. */
function changeOf(loan: LoanFacts, wish: Wish): Change | undefined {
  const { terms, book, lines, amount } = loan;
  const { state } = book;
  const rate = decimalOf(wish.rate);
  if (!isRunning(state) || terms.kind === 'interest_free') return undefined;
  // A loan that is repaid by then, or has the rate already, stays as it is.
  const rows = rowsOf(terms, state);
  const last = rows.at(-1)?.month ?? state.month;
  if (wish.from_month > last || compare((state.rates.at(-1) ?? state).rate, rate) === 0) return undefined;
  const first = firstRateMonth(terms, book, state);
  const month = wish.from_month < first ? first : wish.from_month;
  const kind = wish.keeps === 'term' ? 'rate_term' : 'rate_instalment';
  const line: LoanLine = {
    id: (lines.at(-1)?.id ?? 0) + 1,
    kind,
    amount: null,
    interest: null,
    happened_on: '',
    month,
    months: null,
    rate: wish.rate,
  };
  const after = bookOf(terms, decimalOf(amount), [...lines, line]).state;
  return after && { loan, kind, month, before: state, rows, after };
}

/** The instalment from a month on, without what is due with the next one alone. */
function partOf(rows: readonly LoanRow[], { month: next, carried, behind }: LoanState, month: string): string {
  const row = rows.find((each) => each.month >= month);
  if (!row) return '0.00';
  return decimalText(row.month === next ? minus(row.amount, plus(carried, behind)) : row.amount);
}

const interestOf = (rows: readonly LoanRow[]): Ratio => sumOf(rows.flatMap(({ interest, added }) => [interest, added]));

function rowOf({ loan: { id, person, terms, reason }, month, before, rows, after }: Change) {
  const endless = neverEnds(terms, after);
  const later = rowsOf(terms, after);
  return {
    employee: person,
    loan: { id, name: reason },
    balance: decimalText(before.balance),
    before: partOf(rows, before, month),
    after: partOf(later, after, month),
    months_before: rows.length,
    months_after: endless ? null : later.length,
    difference: decimalText(minus(after.carried, before.carried)),
    interest: endless ? '0.00' : decimalText(minus(interestOf(later), interestOf(rows))),
    rate_before: decimalText((before.rates.at(-1) ?? before).rate),
    from_month: month,
  };
}

async function runningOf(tenant: Tenant, type: number): Promise<LoanFacts[]> {
  const rows = await tenant.query<{ id: number }>(
    `select id from loan where organization_id = $1 and loan_type_id = $2 and repayment = 'repaying' order by sender_id, id`,
    [tenant.organizationId, type],
  );
  const ids = rows.map(({ id }) => id);
  const facts = new Map((await loansOf(tenant, ids)).map((each) => [each.id, each]));
  return ids.flatMap((id) => facts.get(id) ?? []);
}

/** @param seen what the preview showed, which must still be so @param type_rate that of the loan type before */
interface Facts {
  readonly seen: string;
  readonly type_rate: string;
}

/** What a run needs to take a loan and its type back to where they were. */
interface Receipt {
  readonly movement: number;
  readonly loan: number;
  readonly type_rate: string;
}

const setTypeRate = (tenant: Tenant, type: number, rate: string): Promise<unknown> =>
  tenant.query('update loan_type set rate = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    type,
    rate,
  ]);

export const loanRateChange = operation<typeof changeLoanRate.input.fields, typeof changeLoanRate.rows, Facts>(
  changeLoanRate,
  {
    async look({ tenant }, wish) {
      const type = await tenant.one<{ rate: string }>(
        'select rate::text from loan_type where organization_id = $1 and id = $2',
        [tenant.organizationId, wish.loan_type],
      );
      const loans = await runningOf(tenant, wish.loan_type);
      return loans.flatMap((loan) => {
        const change = changeOf(loan, wish);
        if (!change) return [];
        const values = rowOf(change);
        const facts = { seen: JSON.stringify(values), type_rate: type?.rate ?? values.rate_before };
        return [{ key: String(loan.id), values, facts }];
      });
    },
    async begin({ tenant }, { loan_type, rate, is_for_new }) {
      if (is_for_new) await setTypeRate(tenant, loan_type, rate);
    },
    async apply({ tenant, userId, clock: { today } }, wish, rows) {
      const held = new Map(
        (
          await heldLoans(
            tenant,
            rows.map(({ key }) => Number(key)),
          )
        ).map((each) => [each.id, each]),
      );
      const changes = rows.map(({ key, values, facts }) => {
        if (values.employee === userId) throw conflict(says.ownMovement, 'own_movement');
        const loan = held.get(Number(key));
        const change = loan && changeOf(loan, wish);
        if (change === undefined || JSON.stringify(rowOf(change)) !== facts?.seen)
          throw conflict(says.rateChangedMeanwhile, 'loan_changed');
        if (values.months_after === null) throw conflict(says.rateEndless, 'endless_loan');
        return change;
      });
      const made = await tenant.query<Omit<Receipt, 'type_rate'>>(
        `insert into loan_movement (organization_id, loan_id, employee_id, kind, happened_on, month, rate, created_by_id)
         select $1, c.loan, c.person, c.kind, $3, c.month, $4, $5
           from jsonb_to_recordset($2::jsonb) as c (loan bigint, person bigint, kind text, month text)
         returning id as movement, loan_id as loan`,
        [
          tenant.organizationId,
          JSON.stringify(changes.map(({ loan, kind, month }) => ({ loan: loan.id, person: loan.person, kind, month }))),
          today,
          wish.rate,
          userId,
        ],
      );
      await addUpLoans(
        tenant,
        made.map(({ loan }) => loan),
      );
      const receipts = new Map(made.map((each) => [String(each.loan), each]));
      return rows.map(({ key, facts }) => ({ receipt: { ...receipts.get(key), type_rate: facts?.type_rate } }));
    },
    async undo({ tenant, userId, clock: { today } }, { loan_type, is_for_new }, receipts) {
      const changed = receipts.map(({ receipt }) => receipt as unknown as Receipt);
      const ids = changed.map(({ loan }) => loan);
      const last = new Map((await heldLoans(tenant, ids)).map(({ id, book }) => [id, book.entries.at(-1)?.id]));
      if (changed.some(({ loan, movement }) => last.get(loan) !== movement)) throw conflict(says.rateUsed, 'rate_used');
      await tenant.query(
        `insert into loan_movement (organization_id, loan_id, employee_id, kind, happened_on, created_by_id)
         select $1, l.id, l.sender_id, 'reversal', $3, $4 from loan l where l.organization_id = $1 and l.id = any($2::bigint[]) order by l.id`,
        [tenant.organizationId, ids, today, userId],
      );
      await addUpLoans(tenant, ids);
      const [first] = changed;
      if (is_for_new && first) await setTypeRate(tenant, loan_type, first.type_rate);
    },
  },
);
