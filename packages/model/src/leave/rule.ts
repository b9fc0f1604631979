/** Leave rules: what holds for one leave type in one master setting. The engine works with these fields by the same names. */
import { employee } from '../hris/employee.ts';
import { defineEntity } from '../kit/entity.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { leaveEndpoints } from './endpoints.ts';
import { leaveMessages } from './messages.ts';
import {
  accrualMoments,
  accrualPeriods,
  accruals,
  allowances,
  countBases,
  encashBases,
  excesses,
  roundingDirections,
  roundings,
  sandwiches,
} from './rule-vocabulary.ts';

/** Days of leave, exact. */
const days = (label: Text, help?: Text) => f.decimal({ label, ...(help && { help }), decimals: 4, min: 0, max: 3_650 });
const wholeDays = (label: Text, help?: Text) => f.number({ label, ...(help && { help }), min: 0, max: 3_650 });
const yes = (label: Text, isOn: boolean, help?: Text) => f.boolean({ label, ...(help && { help }), default: isOn });
const unlimited = bilingual('Leave empty for no limit', 'सीमा नभए खाली छोड्नुहोस्');

export const leaveRule = defineEntity({
  name: 'leave_rule',
  label: bilingual('Leave rule', 'बिदाको नियम'),
  plural: bilingual('Leave rules', 'बिदाका नियम'),
  path: leaveEndpoints.rule,
  codes: { read: '6.01', write: '6.01' },
  name_field: 'leave_type',
  search: ['leave_type'],
  sort: 'leave_type',
  unique: [['master_setting', 'leave_type']],
  fields: {
    master_setting: f.reference({
      label: bilingual('Master setting', 'मूल सेटिङ'),
      required: true,
      to: 'leave_master_setting',
      name_field: 'name',
    }),
    leave_type: f.reference({
      label: bilingual('Leave type', 'बिदाको प्रकार'),
      required: true,
      to: 'leave_type',
      name_field: 'name',
    }),
    is_visible: yes(
      bilingual('Employees can request it', 'कर्मचारीले माग्न सक्ने'),
      true,
      bilingual('If off, HR enters it', 'बन्द भए मानव संसाधनले राख्छ'),
    ),
    offline_allowed: yes(
      bilingual('Offline leave', 'अफलाइन बिदा'),
      true,
      bilingual('HR and supervisors can enter it for employees', 'मानव संसाधन र सुपरिवेक्षकले कर्मचारीका लागि राख्न सक्छन्'),
    ),
    paid_fraction: f.decimal({
      label: bilingual('Paid fraction', 'तलब पाउने अंश'),
      help: bilingual('1 full pay, 0.5 half pay, 0 unpaid', '१ पूरा तलब, ०.५ आधा तलब, ० बेतलबी'),
      required: true,
      decimals: 2,
      min: 0,
      max: 1,
    }),
    paid_days: days(
      bilingual('Paid days', 'तलबी दिन'),
      bilingual('Later days of the same leave are unpaid', 'त्यसपछिका दिन बेतलबी हुन्छन्'),
    ),

    accrual: f.choice({
      label: bilingual('Accrual', 'आर्जन'),
      required: true,
      choices: accruals,
      default: 'none',
    }),
    accrual_amount: days(bilingual('Days each time', 'पटकको दिन')),
    accrual_every: f.choice({
      label: bilingual('Every', 'हरेक'),
      required: true,
      choices: accrualPeriods,
      default: 'month',
    }),
    accrual_at: f.choice({
      label: bilingual('When', 'कहिले'),
      required: true,
      choices: accrualMoments,
      default: 'start',
    }),
    accrual_days_worked: f.number({
      label: bilingual('Days worked per accrual', 'कति दिन काम गरेपछि'),
      help: bilingual('20 for home leave; the remainder carries over', 'घर बिदामा २०; बाँकी दिन अर्कोमा गनिन्छ'),
      min: 1,
      max: 366,
    }),
    starts_after_days: wholeDays(bilingual('Starts after days of service', 'कति दिनको सेवापछि सुरु')),
    pauses_on_unpaid: yes(bilingual('Pauses on unpaid leave', 'बेतलबी बिदामा रोकिने'), true),
    prorates_joining: yes(bilingual('Pro-rated on joining', 'नियुक्तिमा समानुपातिक'), true),
    prorates_leaving: yes(bilingual('Pro-rated on leaving', 'अवकाशमा समानुपातिक'), true),
    rounding: f.choice({ label: bilingual('Rounding', 'मिलान'), required: true, choices: roundings, default: 'none' }),
    rounding_direction: f.choice({
      label: bilingual('Direction', 'दिशा'),
      required: true,
      choices: roundingDirections,
      default: 'nearest',
    }),
    tenure_tiers: f.lines({
      label: bilingual('By years of service', 'सेवा वर्षअनुसार'),
      one: bilingual('tier', 'तह'),
      max: 10,
      item: {
        from_years: f.number({ label: bilingual('From years', 'कति वर्षदेखि'), required: true, min: 0, max: 60 }),
        amount: f.decimal({
          label: bilingual('Days each time', 'पटकको दिन'),
          required: true,
          decimals: 4,
          min: 0,
          max: 366,
        }),
      },
    }),

    initial_balance: days(bilingual('Initial balance', 'सुरुको मौज्दात')),
    max_balance: days(bilingual('Maximum balance', 'अधिकतम मौज्दात'), unlimited),
    carries: yes(bilingual('Carries over to the next year', 'अर्को वर्षमा सर्ने'), false),
    carry_cap: days(bilingual('Carry-over limit', 'सर्ने सीमा'), unlimited),
    carried_expires_after_days: wholeDays(
      bilingual('Carried days expire after', 'सरेको बिदाको म्याद (दिन)'),
      bilingual('Leave empty if they never expire', 'म्याद नसकिने भए खाली छोड्नुहोस्'),
    ),
    excess: f.choice({
      label: bilingual('Days above the limit', 'सीमाभन्दा बढी दिन'),
      required: true,
      choices: excesses,
      default: 'lapse',
    }),
    collapses_into: f.reference({
      label: bilingual('Moves to', 'कुन प्रकारमा सर्ने'),
      to: 'leave_type',
      name_field: 'name',
    }),
    grant_expires_after_days: wholeDays(
      bilingual('Granted days expire after', 'पाएको बिदाको म्याद (दिन)'),
      bilingual('21 for substitute leave', 'सट्टा बिदामा २१'),
    ),

    count_basis: f.choice({
      label: bilingual('Count basis', 'गनिने दिन'),
      required: true,
      choices: countBases,
      default: 'working',
    }),
    sandwich: f.choice({
      label: bilingual('Days off in between count', 'बीचका छुट्टीका दिन गन्ने'),
      required: true,
      choices: sandwiches,
      default: 'off',
    }),
    sandwich_weekends: yes(bilingual('Weekly days off', 'साप्ताहिक बिदा'), true),
    sandwich_holidays: yes(bilingual('Public holidays', 'सार्वजनिक बिदा'), true),
    allows_half_day: yes(bilingual('Half days', 'आधा दिन'), true),
    allows_hours: yes(bilingual('By the hour', 'घण्टाका आधारमा'), false),
    hours_per_day: f.decimal({
      label: bilingual('Hours in a day', 'दिनको घण्टा'),
      help: bilingual('8 if empty', 'खाली भए ८'),
      decimals: 2,
      min: 1,
      max: 24,
    }),

    min_per_request: days(bilingual('Minimum per request', 'अनुरोधमा कम्तीमा')),
    max_per_request: days(bilingual('Maximum per request', 'अनुरोधमा अधिकतम'), unlimited),
    max_continuous: days(
      bilingual('Maximum in a row', 'लगातार अधिकतम'),
      bilingual('Adjoining requests count together', 'जोडिएका अनुरोध सँगै गनिन्छन्'),
    ),
    max_per_month: days(bilingual('Maximum per month', 'महिनामा अधिकतम'), unlimited),
    max_per_year: days(bilingual('Maximum per year', 'वर्षमा अधिकतम'), unlimited),
    max_in_service: days(bilingual('Maximum in service', 'सेवा अवधिभर अधिकतम'), unlimited),
    negative_up_to: days(bilingual('Negative balance up to', 'ऋणात्मक मौज्दातको सीमा')),
    document_above_days: days(
      bilingual('Document needed above', 'यति दिनभन्दा बढीमा कागजात'),
      bilingual('Leave empty if none is needed', 'नचाहिने भए खाली छोड्नुहोस्'),
    ),
    notice_days: wholeDays(bilingual('Prior notice (days)', 'अग्रिम सूचना (दिन)')),

    min_service_days: wholeDays(bilingual('Minimum days of service', 'न्यूनतम सेवा (दिन)')),
    in_probation: f.choice({
      label: bilingual('During probation', 'परीक्षणकालमा'),
      required: true,
      choices: allowances,
      default: 'allowed',
    }),
    in_notice: f.choice({
      label: bilingual('During the notice period', 'अवकाशको सूचना अवधिमा'),
      required: true,
      choices: allowances,
      default: 'allowed',
    }),
    genders: f.multiChoice({ label: bilingual('Genders', 'लिङ्ग'), choices: employee.fields.gender.choices }),
    marital_statuses: f.multiChoice({
      label: employee.fields.marital_status.label,
      choices: employee.fields.marital_status.choices,
    }),
    employment_levels: f.multiReference({
      label: bilingual('Employment levels', 'तहहरू'),
      to: 'employment_level',
      name_field: 'title',
    }),
    employment_types: f.multiReference({
      label: bilingual('Employment types', 'रोजगारीका प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
    branches: f.multiReference({ label: bilingual('Branches', 'शाखाहरू'), to: 'branch', name_field: 'name' }),
    divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
    religions: f.multiReference({ label: bilingual('Religions', 'धर्महरू'), to: 'religion', name_field: 'name' }),
    ethnicities: f.multiReference({
      label: bilingual('Ethnicities', 'जातजाति'),
      to: 'ethnicity',
      name_field: 'name',
    }),

    encashable: yes(bilingual('Can be encashed', 'रकम लिन मिल्ने'), false),
    encash_retain: days(bilingual('Days to keep', 'राख्नुपर्ने दिन')),
    encash_max_per_year: days(bilingual('Maximum per year', 'वर्षमा अधिकतम'), unlimited),
    encash_basis: f.choice({
      label: bilingual('Rate of a day', 'दिनको दर'),
      required: true,
      choices: encashBases,
      default: 'basic_30',
    }),
    encash_rate: f.money({ label: bilingual('Amount per day', 'दिनको रकम'), min: 0 }),

    law_exception_reason: f.longText({
      label: bilingual('Reason for an exception', 'अपवादको कारण'),
      help: bilingual('Needed for a rule below the Labour Act', 'श्रम ऐनभन्दा कम नियमका लागि चाहिन्छ'),
      max: 600,
    }),
    law_exception_until: f.date({ label: bilingual('Exception ends on', 'अपवादको अन्तिम दिन') }),
  },
  visibleWhen: {
    accrual_amount: ({ accrual }) => accrual !== 'none',
    accrual_every: ({ accrual }) => accrual === 'periodic',
    accrual_at: ({ accrual }) => accrual === 'periodic' || accrual === 'up_front',
    accrual_days_worked: ({ accrual }) => accrual === 'per_days_worked',
    tenure_tiers: ({ accrual }) => accrual !== 'none',
    carry_cap: ({ carries }) => carries === true,
    carried_expires_after_days: ({ carries }) => carries === true,
    collapses_into: ({ excess }) => excess === 'collapse',
    sandwich_weekends: ({ sandwich }) => sandwich !== 'off',
    sandwich_holidays: ({ sandwich }) => sandwich !== 'off',
    hours_per_day: ({ allows_hours: allowed }) => allowed === true,
    encash_retain: ({ encashable }) => encashable === true,
    encash_max_per_year: ({ encashable }) => encashable === true,
    encash_rate: ({ encash_basis: basis }) => basis === 'fixed',
  },
  rules: (rule) => {
    const errors: FieldErrors = {};
    const need = (name: 'accrual_amount' | 'accrual_days_worked' | 'collapses_into' | 'encash_rate') => {
      if (rule[name] === null) errors[name] = [messages.required({ field: leaveRule.fields[name].label })];
    };
    if (rule.accrual !== 'none' && rule.tenure_tiers.length === 0) need('accrual_amount');
    if (rule.accrual === 'per_days_worked') need('accrual_days_worked');
    if (rule.excess === 'collapse') need('collapses_into');
    if (rule.encash_basis === 'fixed') need('encash_rate');
    if (rule.collapses_into === rule.leave_type) errors.collapses_into = [leaveMessages.collapseInto];
    if (
      rule.min_per_request !== null &&
      rule.max_per_request !== null &&
      Number(rule.min_per_request) > Number(rule.max_per_request)
    )
      errors.min_per_request = [leaveMessages.minAboveMax];
    if (
      rule.tenure_tiers.some(
        ({ from_years: from }, place, all) => place > 0 && from <= (all[place - 1]?.from_years ?? 0),
      )
    )
      errors.tenure_tiers = [leaveMessages.tiersOrder];
    if ((rule.law_exception_reason === null) !== (rule.law_exception_until === null))
      errors[rule.law_exception_reason === null ? 'law_exception_reason' : 'law_exception_until'] = [
        leaveMessages.exceptionHalf,
      ];
    return errors;
  },
});
