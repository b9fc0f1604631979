/** Loans that run already when an organization begins with Karmik, each with the balance of its paper (case MC-19). */
import type { BodyOf } from '@karmik/model/kit/fields';
import { moneyWords } from '@karmik/model/kit/figures';
import { monthWords } from '@karmik/model/kit/month';
import { loan, type loanSheet } from '@karmik/model/loan/loan';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { bookOf } from '@karmik/model/loan/plan/book';
import { neverEnds, rowOf } from '@karmik/model/loan/plan/plan';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare } from '@karmik/model/kit/exact/ratio';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { createRecord, ruleClockOf, type Writer } from '../../entity/write.ts';
import { forbidden, invalidField } from '../../http/errors.ts';
import { addUpLoans } from './books.ts';
import { loanLimitOf, termsFor } from './limit.ts';
import { unpaidMonth } from './movements.ts';
import { noteEntry } from './requests.ts';

type Paper = BodyOf<typeof loanSheet.fields>;

/** A loan without a reference is known by its amount and its day. */
async function isKnown(
  tenant: Tenant,
  { employee, loan_type, amount, disbursed_on, reference }: Paper,
): Promise<boolean> {
  const found = await tenant.one(
    `select 1 from loan l where l.organization_id = $1 and l.sender_id = $2 and l.loan_type_id = $3 and l.status = 'Approved'
        and (l.reference = $6 or $6 is null and l.amount = $4 and l.disbursed_on = $5)`,
    [tenant.organizationId, employee, loan_type, amount, disbursed_on, reference],
  );
  return found !== undefined;
}

/**
 * Stores a running loan as approved and paid out.
 * @throws 400 by field, 403 for one's own
 */
export async function bringLoan(
  writer: Writer,
  tenant: Tenant,
  paper: Paper,
  { ofPastPeople = [] }: Pick<EntityHooks<typeof loan>, 'ofPastPeople'> = {},
): Promise<number> {
  const { access, context } = writer;
  const { employee, loan_type, amount, term, months_repaid, balance, disbursed_on, next_month, reference } = paper;
  if (employee === access.userId) throw forbidden(says.ownEntry);
  if (compare(decimalOf(balance), decimalOf(amount)) > 0) throw invalidField('balance', says.balanceAbove);
  if (months_repaid >= term) throw invalidField('months_repaid', says.monthsAbove);
  const unpaid = await unpaidMonth(tenant, employee);
  if (unpaid !== null && next_month < unpaid)
    throw invalidField('next_month', says.monthLocked({ month: monthWords(next_month) }));
  if (await isKnown(tenant, paper)) throw invalidField('loan_type', says.importedAlready);
  const limit = await loanLimitOf(tenant, employee, ruleClockOf(context, access).today, loan_type, { isEntered: true });
  if (!limit) throw invalidField('loan_type', says.notOffered);
  const rate = paper.rate ?? limit.agreed.rate;
  const agreed = { ...limit.agreed, rate };
  const terms = termsFor({ agreed }, term);
  const line = {
    id: 0,
    kind: paper.difference === 'longer' ? ('imported_longer' as const) : ('imported' as const),
    amount: balance,
    interest: null,
    happened_on: disbursed_on,
    month: next_month,
    months: term - months_repaid,
    rate: null,
  };
  const { state } = bookOf(terms, decimalOf(amount), [line]);
  if (state && neverEnds(terms, state)) {
    const interest = moneyWords(decimalText(rowOf(terms, state).interest));
    throw invalidField(
      'balance',
      says.endless({ part: moneyWords(decimalText(state.part ?? { n: 0n, d: 1n })), interest }),
    );
  }
  const id = await createRecord(
    writer,
    tenant,
    loan,
    {
      ofPastPeople,
      beforeSave(_write, body) {
        Object.assign(body, agreed, {
          sender: employee,
          entered_by: access.userId,
          status: 'Approved',
          reference,
        });
        return Promise.resolve(undefined);
      },
    },
    {
      loan_type,
      amount,
      term,
      first_month: next_month,
      reason: paper.reason ?? reference ?? '–',
      document: null,
      guarantors: [],
    },
  );
  await noteEntry(writer, tenant, id);
  await tenant.query(
    `insert into loan_movement (organization_id, loan_id, employee_id, kind, amount, happened_on, month, months, reference, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tenant.organizationId,
      id,
      employee,
      line.kind,
      balance,
      disbursed_on,
      next_month,
      line.months,
      reference,
      access.userId,
    ],
  );
  await addUpLoans(tenant, [id]);
  return id;
}
