/** What an organisation reports to its tax office: revenue codes, the amount that counts as payment, and the office. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { defineMessages } from '../../kit/message.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { nepalTdsTypes } from '../law/nepal/nepal.ts';

const says = defineMessages('payroll.tax_report', {
  digitsOnly: {
    en: 'A revenue code has digits alone, such as 11112',
    ne: 'राजस्व शीर्षकमा अङ्क मात्र हुन्छन्, जस्तै ११११२',
  },
});
const code = (label: Text, help: Text) => f.text({ label, help, max: 20, format: 'code' });

export const taxReportSetting = defineEntity({
  name: 'tax_report_setting',
  label: bilingual('Tax report settings', 'कर प्रतिवेदनका सेटिङ'),
  path: payrollEndpoints.taxReportSetting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    portion_code: code(
      bilingual('Revenue code of social security tax', 'सामाजिक सुरक्षा करको राजस्व शीर्षक'),
      bilingual('Leave empty for 11211', 'खाली छाडे ११२११'),
    ),
    rest_code: code(
      bilingual('Revenue code of remuneration tax', 'पारिश्रमिक करको राजस्व शीर्षक'),
      bilingual('Leave empty for 11112', 'खाली छाडे ११११२'),
    ),
    payment: f.choice({
      label: bilingual('Payment amount in the tax file', 'करको फाइलमा भुक्तानी रकम'),
      required: true,
      default: 'assessable',
      choices: {
        assessable: bilingual('Assessable income', 'निर्धारणयोग्य आय'),
        taxable: bilingual('Income less retirement contributions', 'अवकाश योगदान घटाएको आय'),
        gross: bilingual('Gross pay', 'कुल तलब'),
      },
    }),
    tax_office: f.text({
      label: bilingual('Tax office', 'कर कार्यालय'),
      help: bilingual('On tax certificates', 'कर प्रमाणपत्रमा'),
      max: 100,
      in_nepali: 'tax_office_ne',
    }),
    tax_office_ne: f.text({ label: bilingual('Tax office in Nepali', 'कर कार्यालय नेपालीमा'), max: 100 }),
  },
  rules: ({ portion_code, rest_code }) =>
    Object.fromEntries(
      Object.entries({ portion_code, rest_code }).flatMap(([name, code]) =>
        !code || /^\d+$/.test(code) ? [] : [[name, [says.digitsOnly]]],
      ),
    ),
});

/** Settings as they are stored. */
export interface TaxReportSetting {
  readonly portion_code: string | null;
  readonly rest_code: string | null;
  readonly payment: 'assessable' | 'taxable' | 'gross';
  readonly tax_office: string | null;
  readonly tax_office_ne: string | null;
}

/** The revenue codes of both kinds of tax: those of the settings, else those of the law. */
export const revenueCodes = ({ portion_code, rest_code }: TaxReportSetting) => ({
  portion: portion_code ?? nepalTdsTypes.portion,
  rest: rest_code ?? nepalTdsTypes.rest,
});
