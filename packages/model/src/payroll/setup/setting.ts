/** How an organisation counts days and withholds tax. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

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
    absence_is_unpaid: f.boolean({
      label: bilingual('Absence without leave is unpaid', 'बिदाबिनाको अनुपस्थिति बेतलबी'),
      default: true,
    }),
    approval_levels: f.number({
      label: bilingual('Approvals before confirmation', 'पुष्टि गर्नुअघि स्वीकृति सङ्ख्या'),
      help: bilingual(
        'Different people approve, and never the one who prepared the payroll',
        'फरक-फरक व्यक्तिले स्वीकृत गर्छन्, तयार गर्ने व्यक्तिले कहिल्यै गर्दैन',
      ),
      required: true,
      default: 1,
      min: 1,
      max: 3,
    }),
  },
});
