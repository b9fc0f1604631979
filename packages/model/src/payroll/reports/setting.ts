/** What reports of payroll keep to themselves, and in which order they show headings. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { leastPeople } from './team-insight.ts';

const headingLabel = bilingual('Heading', 'शीर्षक');
const mostListed = 100;

export const payReportSetting = defineEntity({
  name: 'pay_report_setting',
  label: bilingual('Payroll report settings', 'तलब प्रतिवेदनका सेटिङ'),
  path: payrollEndpoints.reportSetting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    least_people: f.number({
      label: bilingual('Smallest group that a sum may show', 'जम्मा देखाउन मिल्ने सबैभन्दा सानो समूह'),
      help: bilingual(
        'Supervisors see the pay of their team from so many employees on',
        'सुपरिवेक्षकले यति वा बढी कर्मचारी भएको टोलीको तलबको जम्मा देख्छन्',
      ),
      required: true,
      min: 3,
      max: 100,
      default: leastPeople,
    }),
    headings: f.lines({
      label: bilingual('Column headings', 'स्तम्भका शीर्षक'),
      one: bilingual('heading', 'शीर्षक'),
      help: bilingual(
        'In this order; unlisted headings follow as on the payslip. Amounts without a column of their own are added to "Others".',
        'यही क्रममा; सूचीमा नभएका शीर्षक तलब पर्चीकै क्रममा पछि आउँछन्। छुट्टै स्तम्भ नभएको रकम “अन्य” मा जोडिन्छ।',
      ),
      max: mostListed,
      item: {
        heading: f.reference({
          label: headingLabel,
          required: true,
          to: 'pay_heading',
          name_field: 'name',
        }),
        is_shown: f.boolean({
          label: bilingual('Own column', 'छुट्टै स्तम्भ'),
          default: true,
        }),
      },
    }),
  },
  rules({ headings }) {
    const seen = new Set<number>();
    for (const [index, { heading }] of headings.entries())
      if (seen.size === seen.add(heading).size)
        return { [`headings.${index}.heading`]: [messages.namedTwice({ field: headingLabel })] };
    return undefined;
  },
});
