/** What the Labour Act asks of a leave rule, as a floor. */
import type { Message } from '../../kit/message.ts';
import { lawMessages as says } from './messages.ts';
import { monthsIn } from './leave-year.ts';
import { oneDay, unitsOf } from './quantity.ts';
import type { LeaveRule, LeaveStatute } from './rule.ts';

/** Messages by the field that they are about. */
export type RuleProblems = Partial<Record<keyof LeaveRule, Message[]>>;

type Give = (field: keyof LeaveRule, message: Message, isBelow: boolean) => void;

const homeDaysWorked = 20;
/** What one day for twenty comes to in a year of 365 days. */
const homeDaysYearly = 18;
const homeKept = 90;
const sickDays = 12;
const sickKept = 45;
const sickDaysWithoutCertificate = 3;
const maternityDays = 98;
const maternityPaid = 60;
const paternityDays = 15;
const mourningDays = 13;
const substituteDays = 21;

const below = (value: string | null, floor: number): boolean =>
  value !== null && unitsOf(value) < BigInt(floor) * oneDay;
const days = (count: number): { days: number } => ({ days: count });

/** Amounts that someone gets in some year of service. */
const amountsOf = ({ accrual_amount, tenure_tiers }: LeaveRule): bigint[] => [
  ...(tenure_tiers.some(({ from_years }) => from_years <= 0) ? [] : [unitsOf(accrual_amount)]),
  ...tenure_tiers.map(({ amount }) => unitsOf(amount)),
];

function yearlyBelow(rule: LeaveRule, floor: number): boolean {
  if (rule.accrual !== 'periodic' && rule.accrual !== 'up_front') return true;
  const periods = rule.accrual === 'up_front' ? 1n : BigInt(12 / monthsIn[rule.accrual_every]);
  return amountsOf(rule).some((amount) => amount * periods < BigInt(floor) * oneDay);
}

function fullPay(rule: LeaveRule, give: Give): void {
  give('paid_fraction', says.fullPay, unitsOf(rule.paid_fraction) < oneDay);
  give('paid_days', says.fullPay, rule.paid_days !== null);
}

/** Days that are kept from year to year, and paid where they are more than may be kept. */
function kept(rule: LeaveRule, give: Give, floor: number): void {
  give('carries', says.keepsAtLeast(days(floor)), !rule.carries);
  give('carry_cap', says.keepsAtLeast(days(floor)), rule.carries && below(rule.carry_cap, floor));
  give('max_balance', says.keepsAtLeast(days(floor)), below(rule.max_balance, floor));
  give('carried_expires_after_days', says.neverExpires, rule.carries && rule.carried_expires_after_days !== null);
  give('excess', says.excessPaid, rule.carry_cap !== null && rule.excess !== 'encash');
  give('encash_basis', says.currentBasic, rule.encash_basis === 'fixed');
}

/** Rights hold from the first day of service to the last. */
function always(rule: LeaveRule, give: Give): void {
  give('min_service_days', says.fromFirstDay, (rule.min_service_days ?? 0) > 0);
  give('in_probation', says.duringService, rule.in_probation === 'refused');
  give('in_notice', says.duringService, rule.in_notice === 'refused');
}

/** Leave of an event, by limits or by a yearly amount. */
function eventOf(rule: LeaveRule, give: Give, floor: number): void {
  const message = says.atLeast(days(floor));
  give('max_per_request', message, below(rule.max_per_request, floor));
  give('max_per_month', message, below(rule.max_per_month, Math.min(floor, 32)));
  give('max_per_year', message, below(rule.max_per_year, floor));
  give('max_continuous', message, below(rule.max_continuous, floor));
  give('accrual_amount', message, rule.accrual !== 'none' && yearlyBelow(rule, floor));
  always(rule, give);
}

const statutes: Readonly<Record<LeaveStatute, (rule: LeaveRule, give: Give) => void>> = {
  none: () => undefined,
  home: (rule, give) => {
    const byDaysWorked = rule.accrual === 'per_days_worked';
    const perBlock = BigInt(rule.accrual_days_worked ?? homeDaysWorked) * oneDay;
    const tooLittle = byDaysWorked
      ? amountsOf(rule).some((amount) => amount * BigInt(homeDaysWorked) < perBlock)
      : yearlyBelow(rule, homeDaysYearly);
    const message = byDaysWorked ? says.oneForDaysWorked(days(homeDaysWorked)) : says.atLeast(days(homeDaysYearly));
    give('accrual_amount', message, tooLittle);
    give('starts_after_days', says.fromFirstDay, (rule.starts_after_days ?? 0) > 0);
    fullPay(rule, give);
    kept(rule, give, homeKept);
  },
  sick: (rule, give) => {
    give('accrual_amount', says.atLeast(days(sickDays)), yearlyBelow(rule, sickDays));
    give('starts_after_days', says.fromFirstDay, (rule.starts_after_days ?? 0) > 0);
    give('pauses_on_unpaid', says.noPause, rule.pauses_on_unpaid);
    give(
      'document_above_days',
      says.documentLater(days(sickDaysWithoutCertificate)),
      below(rule.document_above_days, sickDaysWithoutCertificate),
    );
    fullPay(rule, give);
    kept(rule, give, sickKept);
    always(rule, give);
  },
  maternity: (rule, give) => {
    eventOf(rule, give, maternityDays);
    give('paid_fraction', says.fullPay, unitsOf(rule.paid_fraction) < oneDay);
    give('paid_days', says.paidAtLeast(days(maternityPaid)), below(rule.paid_days, maternityPaid));
  },
  paternity: (rule, give) => {
    eventOf(rule, give, paternityDays);
    fullPay(rule, give);
  },
  mourning: (rule, give) => {
    eventOf(rule, give, mourningDays);
    fullPay(rule, give);
  },
  substitute: (rule, give) => {
    const usable = rule.grant_expires_after_days;
    give('grant_expires_after_days', says.usableFor(days(substituteDays)), usable !== null && usable < substituteDays);
    fullPay(rule, give);
  },
};

/**
 * What of a rule is below the Labour Act, and what the Act asks.
 * @example lawProblems({ ...rule, accrual: 'up_front', accrual_amount: '10' }, 'sick').accrual_amount?.[0]?.code // 'leave.law.at_least'
 */
export function lawProblems(rule: LeaveRule, statute: LeaveStatute): RuleProblems {
  const problems: RuleProblems = {};
  statutes[statute](rule, (field, message, isBelow) => {
    if (isBelow) (problems[field] ??= []).push(message);
  });
  return problems;
}

/** Whether a rule may be below the law on a day: an exception needs a reason and an end. */
export const hasLawException = (
  rule: Pick<LeaveRule, 'law_exception_reason' | 'law_exception_until'>,
  on: string,
): boolean => (rule.law_exception_reason ?? '').trim() !== '' && (rule.law_exception_until ?? '') >= on;
