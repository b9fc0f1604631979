/** Questions answered for each person alone, by what a payroll is computed from. */
import { addUp } from '@karmik/model/kit/add-up';
import { verbatim, type Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import { readDecimal } from '@karmik/model/kit/exact/decimal';
import type { Law } from '@karmik/model/payroll/law/law';
import type { LawRow } from '@karmik/model/payroll/law/row';
import {
  allSegments,
  PayAnswers,
  type PayAnswer,
  type PayQuestion,
  type RunHeading,
  type RunPackages,
} from '@karmik/model/payroll/run/question';
import { payOfKind } from '@karmik/model/payroll/run/kind';
import type { Slip } from '@karmik/model/payroll/slip/slip';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { lawOf, storedLaw } from '../law/law.ts';
import { payrollMessages as says } from '../messages.ts';
import { headingsOf } from '../setup/headings.ts';
import type { PaySetting } from './setting.ts';
import type { PersonQuestion } from './person-question.ts';
import { canonical } from './facts.ts';
import { payQuestions, regularRun, type RunShape } from './gather.ts';
import { packagesOfRun, wrongOf } from './packages.ts';
import { recentAnswers } from './recent-answers.ts';
import { taxMonthOf } from './tax-year.ts';

/** By what a payroll is computed, apart from the facts of people; stored with it. */
export interface RunBasis extends RunShape {
  readonly packages: RunPackages;
  readonly item_headings: readonly RunHeading[];
  readonly settings: PaySetting;
  /** The rows of law that hold in its month. */
  readonly law: readonly LawRow[];
}

/** The basis of a month as it is now. */
export const basisOf = async (
  tenant: Tenant,
  month: string,
  settings: PaySetting,
  shape: RunShape = regularRun,
): Promise<RunBasis> => ({
  ...shape,
  packages: await packagesOfRun(tenant, month, shape.kind, settings),
  item_headings: await headingsOf(tenant, 'all'),
  settings,
  law: await lawIn(tenant, month, settings),
});

/** The rows of law that hold on any day of a month, and until the month as which the tax year counts it; as they are now. */
export async function lawIn(tenant: Tenant, month: string, setting: PaySetting): Promise<readonly LawRow[]> {
  const own = monthSpan(month);
  const ofTax = monthSpan(taxMonthOf(month, setting));
  const last = own.ends_on < ofTax.ends_on ? ofTax.ends_on : own.ends_on;
  return (await lawOf(tenant)).between(own.starts_on < ofTax.starts_on ? own.starts_on : ofTax.starts_on, last);
}

export interface Answered extends PersonQuestion {
  readonly answer: PayAnswer | null;
}

/**
 * What people are paid for a month, by the facts of this moment.
 * @param only these people; null: everyone
 * @param run the payroll that asks; null: one that is not there yet
 * @param isKept whether the answers are kept for the generation that follows
 */
export async function answersOf(
  context: Context,
  tenant: Tenant,
  month: string,
  basis: RunBasis,
  {
    isKept = false,
    ...of
  }: { readonly only?: readonly number[] | null; readonly run?: number | null; readonly isKept?: boolean } = {},
): Promise<Answered[]> {
  const { settings, kind, headings } = basis;
  const answered = answering(basis, storedLaw(basis.law));
  const known = isKept ? recentAnswers(context, basisText(basis)) : undefined;
  const asked = await payQuestions(context, tenant, month, settings, { ...of, shape: { kind, headings } });
  return asked
    .map((each): Answered => {
      const { question } = each;
      const { answer, problem } = known && question ? known(question, () => answered(each)) : answered(each);
      return { ...each, answer, problem };
    })
    .filter(({ answer }) => payOfKind[kind].package === 'all' || answer === null || answer.lines.length > 0);
}

/** By what questions are answered, as one text, whether it was just read or stored with a payroll. */
export const basisText = ({
  packages,
  item_headings,
  law,
}: Pick<RunBasis, 'packages' | 'item_headings' | 'law'>): string => canonical({ packages, item_headings, law });

/**
 * Answers questions by the packages of a payroll; people of a package with an error are not computed.
 */
export function answering(
  { packages, item_headings }: Pick<RunBasis, 'packages' | 'item_headings'>,
  law: Law,
): (asked: PersonQuestion) => Outcome {
  const wrong = wrongOf(packages);
  const answers = new PayAnswers(packages, item_headings, law);
  return ({ question, problem }) => {
    if (!question) return { answer: null, slip: null, problem };
    const ofPackage = allSegments(question).flatMap((segment) => wrong.get(segment.package) ?? [])[0];
    return ofPackage ? { answer: null, slip: null, problem: ofPackage } : answerOf(answers, question);
  };
}

/** A payslip with the figures behind it, or why there is none. */
interface Outcome {
  readonly answer: PayAnswer | null;
  readonly slip: Slip | null;
  readonly problem: Message | null;
}

/** A person's bad facts, such as an amount below zero, stop that person alone. */
function attempted(answers: PayAnswers, question: PayQuestion): ReturnType<PayAnswers['answer']> | Message {
  try {
    return answers.answer(question);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return says.cannotCompute({ reason: verbatim(error.message) });
  }
}

export function answerOf(answers: PayAnswers, question: PayQuestion): Outcome {
  const answered = attempted(answers, question);
  const stopped = (problem: Message): Outcome => ({ answer: null, slip: null, problem });
  if ('en' in answered) return stopped(answered);
  if ('failure' in answered) {
    const { heading, problem } = answered.failure;
    return stopped(says.headingFailed({ heading: verbatim(heading), problem: problem.message }));
  }
  const { answer, slip } = answered;
  const isBelowZero = (readDecimal(answer.net)?.n ?? 0n) < 0n;
  return isBelowZero ? stopped(says.netBelowZero({ net: verbatim(answer.net) })) : { answer, slip, problem: null };
}

/** Days of employment less unpaid days. */
export const paidDays = ({ segments }: PayQuestion): string =>
  addUp(segments.flatMap(({ days, unpaid }) => [days, `-${unpaid}`]));
