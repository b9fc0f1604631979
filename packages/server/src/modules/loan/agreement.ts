/** The agreement of a loan as a PDF, for its borrower, who decides on it, and HR. */
import { type AgreementFacts, agreementSheet } from '@karmik/model/loan/agreement';
import { loan } from '@karmik/model/loan/loan';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanReadings } from '@karmik/model/loan/method';
import { bookOf } from '@karmik/model/loan/plan/book';
import { rowsOf } from '@karmik/model/loan/plan/plan';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { logView } from '../../entity/reading.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { type Api, organizationIdParams } from '../../http/api.ts';
import { conflict } from '../../http/errors.ts';
import { readHead } from '../hris/letters/facts.ts';
import { readLogo } from '../hris/letters/write-letter.ts';
import { languageQuery, sendPdf } from '../payroll/paper/routes.ts';
import { loanMessages as says } from '@karmik/model/loan/messages';
import type { LoanFacts } from './books.ts';
import { planAnswer, planOf } from './limit.ts';
import { readLoan } from './read-loan.ts';

type Stored = Pick<
  AgreementFacts,
  'borrower' | 'type' | 'rate' | 'term' | 'readings' | 'guarantors' | 'moratorium_months'
>;

/** Statuses of a request that is granted or may still be. */
const isOpen = (status: string): boolean => ['Requested', 'Forwarded', 'Approved'].includes(status);

const storedOf = (tenant: Tenant, id: number): Promise<Stored | undefined> =>
  tenant.one<Stored>(
    `select json_build_object('name', json_build_object('en', p.full_name, 'ne', e.name_ne), 'code', e.employee_code, 'job_title', t.title) as borrower,
            json_build_object('en', k.name, 'ne', k.name_ne) as type, l.rate::text as rate, l.term, l.moratorium_months,
            json_build_object(${Object.keys(loanReadings)
              .map((name) => `'${name}', l.${name}`)
              .join(', ')}) as readings,
            coalesce((select json_agg(json_build_object('name', json_build_object('en', q.full_name, 'ne', f.name_ne), 'share', g.share::text) order by g.id)
                        from loan_guarantee g
                        join person q on q.organization_id = g.organization_id and q.id = g.guarantor_id
                        left join employee f on f.organization_id = g.organization_id and f.user_id = g.guarantor_id
                       where g.organization_id = $1 and g.loan_id = l.id and g.status not in ('Refused', 'Released', 'Replaced', 'Withdrawn')), '[]') as guarantors
       from loan l
       join loan_type k on k.organization_id = l.organization_id and k.id = l.loan_type_id
       join person p on p.organization_id = l.organization_id and p.id = l.sender_id
       left join employee e on e.organization_id = l.organization_id and e.user_id = l.sender_id
       left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
      where l.organization_id = $1 and l.id = $2`,
    [tenant.organizationId, id],
  );

/** The months as they were when the money was paid out; before, those of a payment today. */
function scheduleOf({ terms, amount, first_month, lines }: LoanFacts, today: string) {
  const [first] = lines;
  const state = first && bookOf(terms, decimalOf(amount), [first]).state;
  return first && state
    ? {
        day: first.happened_on,
        is_paid: true,
        imported: first.kind === 'disbursement' ? null : first.amount,
        rows: rowsOf(terms, state),
      }
    : { day: today, is_paid: false, imported: null, rows: planOf(terms, decimalOf(amount), today, first_month) };
}

export function agreementRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: `/api/v1/${loanEndpoints.loan}/:id/agreement/`,
    config: { access: organizationMember },
    schema: {
      summary: 'The agreement of a loan as a PDF: its terms, its schedule and who signs it',
      tags: ['loan'],
      params: organizationIdParams,
      querystring: z.strictObject({ language: languageQuery }),
    },
    async handler({ access, params: { id }, query: { language } }, reply) {
      const { tenant } = access;
      const { today } = ruleClockOf(context, access);
      const facts = await readLoan(access, id, today);
      if (!isOpen(facts.status)) throw conflict(says.noAgreement, 'no_agreement');
      const stored = await storedOf(tenant, id);
      if (!stored) throw new Error(`loan ${id} is gone`);
      const { rows, ...schedule } = scheduleOf(facts, today);
      const { logoKey, ...organization } = await readHead(tenant);
      const logo = await readLogo(context, logoKey);
      const { agreementPdf } = await import('../../pdf/agreement-pdf.ts');
      const sheet = agreementSheet(
        {
          ...stored,
          ...schedule,
          ...planAnswer(rows),
          organization,
          amount: facts.amount,
          reason: facts.reason,
          is_approved: facts.status === 'Approved',
        },
        language,
        logo !== null,
      );
      await logView(context, access, tenant, loan.name, [facts.person]);
      return sendPdf(reply, `loan-agreement-${id}`, await agreementPdf({ sheet, logo, at: context.clock() }));
    },
  });
}
