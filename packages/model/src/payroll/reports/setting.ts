/** What reports of payroll keep to themselves. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { leastPeople } from './team-insight.ts';

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
  },
});

/** Settings as they are stored. */
export interface PayReportSetting {
  readonly least_people: number;
}
