/** Rules of the organization about the days of a trip. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { expenseEndpoints } from '../endpoints.ts';
import { expenseMessages as says } from '../messages.ts';

export const travelExpenseSetting = defineEntity({
  name: 'travel_expense_setting',
  label: bilingual('Travel expense rules', 'भ्रमण खर्चका नियम'),
  path: expenseEndpoints.travelSetting,
  codes: { read: '17.00', write: '17.00' },
  single: true,
  fields: {
    allowance_type: f.reference({
      label: bilingual('Expense type of daily allowances', 'दैनिक भत्ताको खर्च प्रकार'),
      help: bilingual('Claims of trips have a line of this type', 'भ्रमणको दाबीमा यस प्रकारको हरफ हुन्छ'),
      to: 'expense_type',
      name_field: 'name',
    }),
    full_day: f.duration({
      label: bilingual('Full allowance from', 'पूरा भत्ता लागु हुने समय'),
      help: bilingual('Time away on a calendar day', 'एक दिनमा बाहिर रहेको समय'),
      required: true,
      default: 720,
      min: 1,
      max: 1440,
    }),
    part_percent: f.number({
      label: bilingual('Allowance of a shorter day, %', 'छोटो दिनको भत्ता, %'),
      required: true,
      default: 50,
      min: 0,
      max: 100,
    }),
    least: f.duration({
      label: bilingual('No allowance below', 'योभन्दा कम समयमा भत्ता नहुने'),
      help: bilingual('0 for none', 'नभए ०'),
      required: true,
      default: 0,
      min: 0,
      max: 1440,
    }),
    weighs_trip: f.boolean({
      label: bilingual('Approve claims of a trip by their total', 'भ्रमणका दाबी जम्मा रकमअनुसार स्वीकृत गर्ने'),
      help: bilingual(
        'Approval levels follow all claims of a person for the trip together',
        'एक व्यक्तिले भ्रमणका लागि गरेका सबै दाबीको जम्माले स्वीकृतिको तह तोक्छ',
      ),
      default: false,
    }),
  },
  rules: ({ full_day, least }) => (least > full_day ? { least: [says.leastAboveFull] } : undefined),
});
