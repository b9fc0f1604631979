/** Who may guarantee which loan, and how much (case MC-16). */
import { openGuaranteeStates } from '@karmik/model/loan/guarantee';
import { moneyWords } from '@karmik/model/kit/figures';
import { type Message, verbatim } from '@karmik/model/kit/message';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { divided } from '@karmik/model/kit/exact/shares';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { whole } from '@karmik/model/kit/exact/ratio';
import type { Tenant } from '../../../db/database.ts';

/** Guarantees on which a person was asked, or that they can still be asked to pay. */
export const countedStates: readonly string[] = ['Consent requested', ...openGuaranteeStates];

export interface LoanSetting {
  readonly guarantee_limit: string | null;
  readonly mutual_guarantees: boolean;
  readonly exit_months: number;
}

const unset: LoanSetting = { guarantee_limit: null, mutual_guarantees: false, exit_months: 12 };

/** The rules of an organization; before HR saves them, those that the form shows. */
export const loanSettingOf = async (tenant: Tenant): Promise<LoanSetting> =>
  (await tenant.one<LoanSetting>(
    'select guarantee_limit::text as guarantee_limit, mutual_guarantees, exit_months from loan_setting where organization_id = $1',
    [tenant.organizationId],
  )) ?? unset;

/** Divides an amount among so many guarantors: the paisa that is left goes to the one who is named earlier. @returns decimals */
export const sharesOf = (amount: string, count: number): string[] =>
  count === 0
    ? []
    : divided(
        decimalOf(amount),
        Array.from({ length: count }, () => whole(1)),
      ).map((share) => decimalText(share));

/** Two loans that the same people guarantee are weighed one after the other. */
export async function holdGuarantors(tenant: Tenant, people: readonly number[]): Promise<void> {
  for (const person of [...new Set(people)].toSorted((a, b) => a - b))
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
      `loan_guarantee ${person}`,
      tenant.organizationId,
    ]);
}

interface Wanted {
  /** The loan of which guarantees are not counted; 0: none. */
  readonly loan: number;
  readonly borrower: number;
  readonly guarantors: readonly number[];
  /** Of each guarantor, in their order. */
  readonly shares: readonly string[];
  /** The guarantee that one of them takes over; 0: none. */
  readonly replaced?: number;
  /** Whether the guarantor reads the answer. */
  readonly isOwn?: boolean;
}

interface Known {
  readonly id: number;
  readonly name: string;
  readonly is_mutual: boolean;
  readonly is_over: boolean;
}

/** Why one of these people cannot guarantee a loan; undefined where each can. The people are locked. */
export async function guarantorProblem(
  tenant: Tenant,
  { loan, borrower, guarantors, shares, replaced = 0, isOwn = false }: Wanted,
): Promise<Message | undefined> {
  await holdGuarantors(tenant, [borrower, ...guarantors]);
  const setting = await loanSettingOf(tenant);
  const people = await tenant.query<Known>(
    `select w.id, p.full_name as name,
            exists (select from loan_guarantee g where g.organization_id = $1 and g.borrower_id = w.id and g.guarantor_id = $4 and g.status = any($6)) as is_mutual,
            $5::numeric is not null and w.share + coalesce((select sum(greatest(g.share, coalesce(g.called, 0)) - g.paid) from loan_guarantee g
              where g.organization_id = $1 and g.guarantor_id = w.id and g.loan_id <> $7 and g.id <> $8 and g.status = any($6)), 0) > $5::numeric as is_over
       from unnest($2::bigint[], $3::numeric[]) with ordinality as w(id, share, place)
       join person p on p.organization_id = $1 and p.id = w.id order by w.place`,
    [tenant.organizationId, guarantors, shares, borrower, setting.guarantee_limit, countedStates, loan, replaced],
  );
  for (const [index, { id, name, is_mutual, is_over }] of people.entries()) {
    if (id === borrower) return says.guarantorBorrower;
    if (guarantors.indexOf(id) !== index) return says.guarantorTwice({ name: verbatim(name) });
    if (is_mutual && !setting.mutual_guarantees) return says.guarantorMutual({ name: verbatim(name) });
    if (is_over && isOwn) return says.guaranteeLimitNow({ limit: moneyWords(setting.guarantee_limit ?? '0.00') });
    if (is_over)
      return says.guarantorLimit({
        name: verbatim(name),
        share: moneyWords(shares[index] ?? '0.00'),
        limit: moneyWords(setting.guarantee_limit ?? '0.00'),
      });
  }
  return undefined;
}
