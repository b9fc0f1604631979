/** How an organisation counts days and withholds tax. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { permissionCatalogue } from '../../kit/permissions.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { paySetupMessages as says } from './messages.ts';

const mostLevels = 3;

/** How later months are projected of those who are paid by days that are counted. */
export const dayEstimates = {
  month: bilingual('As this month', 'यही महिनाजस्तै'),
  three_months: bilingual('As the average of the last three months', 'अघिल्ला तीन महिनाको औसत'),
  twenty_six: bilingual('26 days', '२६ दिन'),
} as const satisfies Readonly<Record<string, Text>>;
export type DayEstimate = keyof typeof dayEstimates;

/** By which exchange rate amounts of other currencies are paid. */
export const foreignRates = {
  pay_day: bilingual('Rate of the pay day', 'भुक्तानी मितिको दर'),
  month_average: bilingual('Average rate of the month', 'महिनाको औसत दर'),
} as const satisfies Readonly<Record<string, Text>>;

/** One who may approve on a level, or all with a permission; both see pay by their permission alone. */
const approver = {
  level: f.number({ label: bilingual('Level', 'तह'), required: true, default: 1, min: 1, max: mostLevels }),
  person: f.user({ label: bilingual('Person', 'व्यक्ति') }),
  permission: f.choice({
    label: bilingual('Or all with the permission', 'वा अनुमति भएका सबै'),
    choices: { '11.00': permissionCatalogue['11.00'], '11.99': permissionCatalogue['11.99'] },
  }),
} as const;

/** Income Tax Act 2058 s.22 taxes employment when it is paid; practice often files by the month earned. */
export const taxYearRules = {
  earned: bilingual('The month earned', 'कमाएको महिना'),
  paid: bilingual('The day paid', 'भुक्तानी भएको दिन'),
} as const satisfies Readonly<Record<string, Text>>;

export const payrollSetting = defineEntity({
  name: 'payroll_setting',
  label: bilingual('Tax and days', 'कर र दिन'),
  path: payrollEndpoints.setting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    day_basis: f.choice({
      label: bilingual('A day of pay is', 'एक दिनको तलब'),
      required: true,
      default: 'month',
      choices: {
        month: bilingual('The month divided by its days', 'महिनालाई त्यसका दिनले भाग गरेर'),
        thirty: bilingual('The month divided by 30', 'महिनालाई ३० ले भाग गरेर'),
      },
    }),
    tds_method: f.choice({
      label: bilingual('Tax on one-off payments', 'एक पटकको भुक्तानीमा कर'),
      help: bilingual('The year comes to the same tax', 'वर्षभरिको कर एउटै हुन्छ'),
      required: true,
      default: 'spread',
      choices: {
        spread: bilingual('Spread over the rest of the year', 'वर्षका बाँकी महिनामा बाँड्ने'),
        marginal: bilingual('Withheld at once', 'एकैपटक कट्टी गर्ने'),
      },
    }),
    daily_estimate: f.choice({
      label: bilingual('Later months of daily pay', 'दैनिक ज्यालाका आगामी महिना'),
      help: bilingual(
        'For the tax of employees whose pay counts days; each payslip says which days it estimates',
        'दिन गनेर तलब पाउने कर्मचारीको करका लागि; कति दिन अनुमान गरियो भन्ने हरेक तलब पर्चीले बताउँछ',
      ),
      required: true,
      default: 'month',
      choices: dayEstimates,
    }),
    foreign_rate: f.choice({
      label: bilingual('Exchange rate for salaries in other currencies', 'अन्य मुद्राको तलबको विनिमय दर'),
      help: bilingual(
        'Kept with each payroll; later corrections of the rate change no paid month',
        'दर तलबसँगै राखिन्छ; पछि सच्याउँदा भुक्तानी भइसकेको महिना बदलिँदैन',
      ),
      required: true,
      default: 'pay_day',
      choices: foreignRates,
    }),
    absence_is_unpaid: f.boolean({
      label: bilingual('Absence without leave is unpaid', 'बिदाबिनाको अनुपस्थिति बेतलबी'),
      default: true,
    }),
    declared_before_proof: f.boolean({
      label: bilingual('Rebates count before approval', 'स्वीकृतिअघि नै कर छुट गणना'),
      help: bilingual(
        'A declaration lowers tax from when it is made until its proof is due or refused',
        'घोषणाले गरेदेखि प्रमाणको म्याद नसकिएसम्म वा अस्वीकार नभएसम्म कर घटाउँछ',
      ),
      default: false,
    }),
    cutoff_day: f.number({
      label: bilingual('Cut-off day for joiners', 'नयाँ कर्मचारी समावेश गर्ने अन्तिम दिन'),
      help: bilingual(
        'Who joins after this day of the Nepali month is paid for it with the next month; leave empty to pay everyone at once',
        'नेपाली महिनाको यो दिनपछि नियुक्त हुनेले त्यो महिनाको तलब अर्को महिनासँगै पाउँछन्; सबैलाई तुरुन्तै दिन खाली छोड्नुहोस्',
      ),
      min: 1,
      max: 32,
    }),
    least_net_percent: f.number({
      label: bilingual('Net pay that recoveries leave, percent', 'असुलीपछि बाँकी रहनुपर्ने खुद भुक्तानी, प्रतिशत'),
      help: bilingual(
        'Loans, advances and overpayments take no more; the rest is recovered later',
        'ऋण, पेश्की र बढी भुक्तानीको असुली योभन्दा बढी हुँदैन; बाँकी पछि असुल हुन्छ',
      ),
      required: true,
      default: 50,
      min: 0,
      max: 100,
    }),
    tax_year_follows: f.choice({
      label: bilingual('Tax year follows', 'कर वर्ष केअनुसार'),
      help: bilingual(
        'Decides the year of a month paid in the next one; ask your accountant before you change it',
        'अर्को वर्षमा भुक्तानी हुने महिनाको वर्ष यसले तय गर्छ; बदल्नुअघि लेखा विज्ञसँग सोध्नुहोस्',
      ),
      required: true,
      default: 'earned',
      choices: taxYearRules,
    }),
    sst_waiver: f.choice({
      label: bilingual(
        '1 % tax where the SSF is joined within the year',
        'वर्षको बीचमा सामाजिक सुरक्षा कोषमा आबद्ध हुँदा १ प्रतिशत कर',
      ),
      help: bilingual(
        'The law does not say; ask your accountant before you change it',
        'कानुनमा स्पष्ट छैन; बदल्नुअघि लेखा विज्ञसँग सोध्नुहोस्',
      ),
      required: true,
      default: 'year',
      choices: {
        year: bilingual('Waived for the whole year', 'पूरै वर्ष नलाग्ने'),
        months: bilingual('Due for the months before', 'अघिका महिनाको लाग्ने'),
      },
    }),
    remote_area_limit: f.choice({
      label: bilingual('Limit of a remote area in two categories', 'दुई वर्गको दुर्गम क्षेत्रको सीमा'),
      help: bilingual(
        'The law does not say; ask your accountant before you change it',
        'कानुनमा स्पष्ट छैन; बदल्नुअघि लेखा विज्ञसँग सोध्नुहोस्',
      ),
      required: true,
      default: 'months',
      choices: {
        months: bilingual('Each category by its months', 'हरेक वर्ग आफ्ना महिनाअनुसार'),
        highest: bilingual('The higher category for the year', 'वर्षभरि माथिल्लो वर्ग'),
      },
    }),
    exit_leave_tax: f.choice({
      label: bilingual('Tax on leave paid at exit', 'अवकाशमा बिदाबापत दिइने रकमको कर'),
      help: bilingual(
        'Practice differs; ask your accountant before you change it',
        'अभ्यास फरक-फरक छ; बदल्नुअघि लेखा विज्ञसँग सोध्नुहोस्',
      ),
      required: true,
      default: 'final',
      choices: {
        final: bilingual('Final tax, apart from salary', 'तलबभन्दा छुट्टै अन्तिम कर'),
        income: bilingual('Taxed as salary', 'तलबसरह कर'),
      },
    }),
    net_step: f.choice({
      label: bilingual('Net pay is paid in', 'खुद भुक्तानी दिइने'),
      required: true,
      default: 'paisa',
      choices: {
        paisa: bilingual('Rupees and paisa', 'रुपैयाँ र पैसामा'),
        rupee: bilingual('Whole rupees, by a line of rounding', 'पूरा रुपैयाँमा, मिलानको हरफसहित'),
      },
    }),
    approval_levels: f.number({
      label: bilingual('Approvals before confirmation', 'पुष्टि गर्नुअघि स्वीकृति सङ्ख्या'),
      help: bilingual(
        'Used when no approvers are listed. Different people approve, never the one who prepared the payroll',
        'स्वीकृत गर्ने तोकिएको नभए लागु हुन्छ। फरक-फरक व्यक्तिले स्वीकृत गर्छन्, तयार गर्ने व्यक्तिले कहिल्यै गर्दैन',
      ),
      required: true,
      default: 1,
      min: 1,
      max: mostLevels,
    }),
    approvers: f.lines({
      label: bilingual('Approvers by level', 'तहअनुसार स्वीकृत गर्ने'),
      one: bilingual('approver', 'स्वीकृत गर्ने व्यक्ति'),
      help: bilingual(
        'Each level approves once, in this order. Leave empty to let anyone with the payroll permission approve',
        'हरेक तहका एक जनाले क्रमैसँग स्वीकृत गर्छन्। तलबको अनुमति भएका जोसुकैले स्वीकृत गर्ने भए खाली छोड्नुहोस्',
      ),
      max: 12,
      item: approver,
    }),
    generate_on_day: f.number({
      label: bilingual('Generate on day', 'आफैँ तयार हुने गते'),
      help: bilingual(
        'Day of the Nepali month on which the payroll of the previous month is generated in your name. Leave empty to generate it yourself',
        'नेपाली महिनाको यो गते अघिल्लो महिनाको तलब तपाईंको नाममा आफैँ तयार हुन्छ; आफूले तयार गर्ने भए खाली छोड्नुहोस्',
      ),
      min: 1,
      max: 28,
    }),
    remind_days: f.number({
      label: bilingual('Reminder before due days, days', 'म्यादअघि सम्झाउने दिन'),
      help: bilingual(
        'Tells people with the payroll permission of payments to the SSF and the tax office. Leave empty for no reminders',
        'सामाजिक सुरक्षा कोष र कर कार्यालयलाई बुझाउने रकमबारे तलबको अनुमति भएकालाई जानकारी दिन्छ। नसम्झाउने भए खाली छोड्नुहोस्',
      ),
      default: 5,
      min: 1,
      max: 30,
    }),
    generate_by: f.user({
      label: bilingual('Generated in the name of', 'कसको नाममा तयार हुने'),
      readonly: true,
    }),
  },
  rules: ({ approvers }) => {
    const errors: FieldErrors = {};
    for (const [place, { person, permission }] of approvers.entries())
      if ((person === null) === (permission === null))
        errors[`approvers.${place}.person`] = [says.onePersonOrPermission];
    const levels = new Set(approvers.map(({ level }) => level));
    const missing = Array.from({ length: Math.max(0, ...levels) }, (_, index) => index + 1).find(
      (level) => !levels.has(level),
    );
    if (missing !== undefined) errors['approvers'] = [says.levelMissing({ level: missing })];
    return errors;
  },
});
