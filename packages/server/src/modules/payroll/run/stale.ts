/** Whether a payroll still says what its facts say, and whether its payslips are what their questions give. */
import { payOfKind } from '@karmik/model/payroll/run/kind';
import { allSegments, PayAnswers, type PayQuestion } from '@karmik/model/payroll/run/question';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { storedLaw } from '../law/law.ts';
import { lawIn, type RunBasis } from './answers.ts';
import { settingOfPayroll } from './exchange-rates.ts';
import type { PaySetting } from './setting.ts';
import { canonical } from './facts.ts';
import { payQuestions, regularRun } from './gather.ts';
import { packagesOfRun } from './packages.ts';

/**
 * People whose facts or packages are others than those that their payslips were computed from, or who have no payslip, or one too many.
 */
export async function staleOf(
  context: Context,
  tenant: Tenant,
  run: { readonly id: number; readonly month: string },
): Promise<number[]> {
  const kept = await tenant.one<Pick<RunBasis, 'packages' | 'kind' | 'headings'> & { readonly paid_on: string }>(
    'select packages, kind, headings, paid_on from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, run.id],
  );
  const setting = await settingOfPayroll(tenant, run.month, kept?.paid_on ?? null);
  const packages = await packagesOfRun(tenant, run.month, kept?.kind ?? 'regular', setting);
  const changed = new Set(
    Object.keys(packages).filter((key) => canonical(packages[key]) !== canonical(kept?.packages[key])),
  );
  const isLawTheSame = await isOfThisLaw(tenant, run, setting);
  const shape = kept ?? regularRun;
  const asked = await payQuestions(context, tenant, run.month, setting, { run: run.id, shape });
  const stored = await tenant.query<{ employee_id: number; question: PayQuestion }>(
    `select employee_id, question from pay_slip where organization_id = $1 and run_id = $2 and status <> 'Discarded'`,
    [tenant.organizationId, run.id],
  );
  const has = new Set(stored.map(({ employee_id }) => employee_id));
  // A payroll that does not pay the whole package has payslips only of people whom it pays something.
  const now = new Map(
    asked
      .filter(
        ({ person, question }) =>
          payOfKind[shape.kind].package === 'all' || has.has(person) || (question?.items ?? []).length > 0,
      )
      .map(({ person, question }) => [person, question]),
  );
  const same = new Set(
    stored.flatMap(({ employee_id, question }) =>
      isLawTheSame &&
      canonical(now.get(employee_id)) === canonical(question) &&
      !allSegments(question).some((segment) => changed.has(segment.package))
        ? [employee_id]
        : [],
    ),
  );
  return [...new Set([...now.keys(), ...stored.map(({ employee_id }) => employee_id)])].filter((id) => !same.has(id));
}

/** Whether a payroll was computed by the law of now. By another one, all its payslips are stale. */
export async function isOfThisLaw(
  tenant: Tenant,
  run: { readonly id: number; readonly month: string },
  setting: PaySetting,
): Promise<boolean> {
  const kept = await tenant.one<{ law: RunBasis['law'] | null }>(
    'select law from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, run.id],
  );
  return !kept?.law || canonical(kept.law) === canonical(await lawIn(tenant, run.month, setting));
}

/** Payslips of a payroll that differ when their stored questions are answered again. */
export async function differencesOf(tenant: Tenant, run: number): Promise<number[]> {
  const stored = await tenant.one<Pick<RunBasis, 'packages' | 'item_headings' | 'law'>>(
    'select packages, item_headings, law from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, run],
  );
  const answers = new PayAnswers(stored?.packages ?? {}, stored?.item_headings, storedLaw(stored?.law ?? null));
  const slips = await tenant.query<{
    id: number;
    question: PayQuestion;
    lines: { formula_name: string; amount: string }[];
  }>(
    `select s.id, s.question, (select coalesce(jsonb_agg(jsonb_build_object('formula_name', l.formula_name, 'amount', l.amount::text) order by l.position), '[]'::jsonb)
              from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id) as lines
       from pay_slip s where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded' order by s.id`,
    [tenant.organizationId, run],
  );
  const textOf = (lines: readonly { formula_name: string; amount: string }[]) =>
    lines.map(({ formula_name, amount }) => `${formula_name} ${amount}`).join('\n');
  return slips.flatMap(({ id, question, lines }) => {
    const again = answers.answer(question);
    return 'answer' in again && textOf(again.answer.lines) === textOf(lines) ? [] : [id];
  });
}
