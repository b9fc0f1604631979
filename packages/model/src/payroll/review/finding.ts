/** What HR looks at before a payroll is confirmed: findings of employees, of which warnings are excepted with a reason. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';

/** A finding that blocks stops a payroll from being sent; a warning does not. */
export type FindingGrade = 'Blocks' | 'Warns';

interface Finding {
  readonly label: Text;
  readonly grade: FindingGrade;
}
const blocks = (en: string, ne: string): Finding => ({ label: { en, ne }, grade: 'Blocks' });
const warns = (en: string, ne: string): Finding => ({ label: { en, ne }, grade: 'Warns' });

export const findingKinds = {
  negative_net: blocks('Net pay below zero', 'खुद भुक्तानी शून्यभन्दा कम'),
  zero_net: blocks('Nothing to pay', 'भुक्तानी शून्य'),
  below_minimum_wage: warns('Below the minimum wage', 'न्यूनतम पारिश्रमिकभन्दा कम'),
  below_daily_wage: warns('Below the minimum daily wage', 'न्यूनतम दैनिक ज्यालाभन्दा कम'),
  topped_up: warns('Topped up to the minimum wage', 'न्यूनतम ज्यालासम्म थपिएको'),
  low_basic: warns('Basic salary below the legal share', 'आधारभूत तलब कानुनी हिस्साभन्दा कम'),
  basic_below_minimum: warns('Basic salary below the minimum', 'आधारभूत तलब न्यूनतमभन्दा कम'),
  no_relief: warns('Contribution without tax relief', 'कर छुट नपाउने योगदान'),
  no_pan: warns('No PAN', 'स्थायी लेखा नम्बर छैन'),
  no_bank_account: warns('No bank account', 'बैंक खाता छैन'),
  shared_account: warns('Shared bank account', 'साझा बैंक खाता'),
  no_ssf_number: warns('No SSF number', 'सामाजिक सुरक्षा कोष नम्बर छैन'),
  no_pf_number: warns('No provident fund number', 'सञ्चय कोष नम्बर छैन'),
  no_cit_number: warns('No CIT number', 'नागरिक लगानी कोष नम्बर छैन'),
  joined: warns('Joined in the month', 'महिनामा नियुक्त'),
  left: warns('Left in the month', 'महिनामा छाडेका'),
  unusual: warns('Unusual pay', 'असामान्य तलब'),
  no_attendance: warns('No attendance in the month', 'महिनामा हाजिरी छैन'),
} as const satisfies Readonly<Record<string, Finding>>;
export type FindingKind = keyof typeof findingKinds;

/** Gross without one-off amounts that differs by more than this share from the mean of the last six confirmed payslips, at least three, is unusual. */
export const unusualShare = '0.25';

const labels = Object.fromEntries(Object.entries(findingKinds).map(([kind, { label }]) => [kind, label])) as {
  readonly [Kind in FindingKind]: Text;
};

export const payFinding = defineEntity({
  name: 'pay_finding',
  label: bilingual('Exception', 'अपवाद'),
  plural: bilingual('Payroll exceptions', 'तलबका अपवादहरू'),
  scopes: { organization: { code: ['11.99', '11.00'] } },
  name_field: 'employee',
  search: ['employee'],
  sort: 'grade',
  fields: {
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    employee: { ...employeeField, readonly: true },
    kind: f.choice({ label: bilingual('Finding', 'फेला परेको'), required: true, readonly: true, choices: labels }),
    grade: f.choice({
      label: bilingual('Weight', 'गम्भीरता'),
      required: true,
      readonly: true,
      choices: { Blocks: bilingual('Blocks', 'रोक्छ'), Warns: bilingual('Warning', 'चेतावनी') },
    }),
    detail: f.text({
      label: bilingual('Details', 'विवरण'),
      required: true,
      readonly: true,
      max: 300,
      in_nepali: 'detail_ne',
    }),
    detail_ne: f.text({
      label: bilingual('Details in Nepali', 'नेपालीमा विवरण'),
      required: true,
      readonly: true,
      max: 300,
    }),
    reason: f.text({ label: bilingual('Reason', 'कारण'), readonly: true, max: 255 }),
    until_month: f.month({ label: bilingual('Until month', 'कुन महिनासम्म'), readonly: true, calendar: 'bs' }),
    excepted_by: f.user({ label: bilingual('Excepted by', 'अपवाद मान्ने'), readonly: true }),
    excepted_at: f.instant({ label: bilingual('Excepted at', 'अपवाद मानेको समय'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Open',
      states: {
        Open: { label: bilingual('Open', 'खुला'), tone: 'caution' },
        Excepted: { label: bilingual('Excepted', 'अपवाद मानिएको'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    except: {
      label: bilingual('Except', 'अपवाद मान्नुहोस्'),
      tone: 'info',
      from: ['Open'],
      to: 'Excepted',
      input: {
        remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }),
        until_month: f.month({
          label: bilingual('Until month', 'कुन महिनासम्म'),
          help: bilingual('Leave empty for this payroll only', 'यही तलबका लागि मात्र भए खाली छोड्नुहोस्'),
          calendar: 'bs',
        }),
      },
      viewers: ['hr'],
      flag: 'except',
    },
    reopen: {
      label: bilingual('Reopen', 'फेरि खोल्नुहोस्'),
      help: bilingual('The exception is open again and has to be looked at.', 'अपवाद फेरि खुल्छ र हेर्न बाँकी हुन्छ।'),
      tone: 'caution',
      from: ['Excepted'],
      to: 'Open',
      viewers: ['hr'],
      flag: 'except',
    },
  },
});
