/** Who has a tax certificate of which fiscal year: what confirmed payrolls paid and withheld in it, across employments. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { placeOf } from '../../hris/of-person.ts';
import { employee as person } from '../../hris/employee.ts';
import { amount, employee, number, ofPayroll } from '../reports/kit.ts';

const { pan_number } = person.fields;

export const taxCertificate = defineEntity({
  name: 'tax_certificate',
  label: bilingual('Tax certificate', 'कर प्रमाणपत्र'),
  plural: bilingual('Tax certificates', 'कर प्रमाणपत्रहरू'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee'],
  sort: '-fiscal_year',
  fields: {
    employee,
    ...placeOf('employee'),
    pan_number: f.text({ label: pan_number.label, max: pan_number.max, readonly: true }),
    fiscal_year: f.fiscalYear({ label: bilingual('Fiscal year', 'आर्थिक वर्ष'), readonly: true }),
    months: number(bilingual('Months paid', 'तलब पाएका महिना')),
    gross: amount(bilingual('Gross', 'कुल तलब')),
    income: amount(bilingual('Assessable income', 'निर्धारणयोग्य आय')),
    retirement: amount(bilingual('Retirement contributions', 'अवकाश योगदान')),
    tax_portion: amount(bilingual('Social security tax', 'सामाजिक सुरक्षा कर')),
    tax_rest: amount(bilingual('Remuneration tax', 'पारिश्रमिक कर')),
    tax: amount(bilingual('Tax withheld', 'कट्टी भएको कर')),
    income_before: amount(bilingual('Income from elsewhere', 'अन्यत्रको आय')),
    tax_before: amount(bilingual('Tax withheld elsewhere', 'अन्यत्र कट्टी भएको कर')),
    year_tax: amount(bilingual('Tax of the year', 'वर्षको कर')),
    excess: amount(bilingual('Excess tax withheld', 'बढी कट्टी भएको कर')),
    missing: f.multiChoice({
      label: bilingual('Missing details', 'नपुगेका विवरण'),
      readonly: true,
      choices: {
        pan: bilingual('PAN', 'स्थायी लेखा नम्बर'),
        employer_pan: bilingual('PAN of the organization', 'संस्थाको स्थायी लेखा नम्बर'),
        signatory: bilingual('Signatory', 'हस्ताक्षर गर्ने'),
        receipt: bilingual('Deposit receipt', 'दाखिला रसिद'),
      },
    }),
    status: f.choice({
      label: bilingual('Status', 'स्थिति'),
      help: bilingual(
        'Final when the year is over and its last payroll is confirmed',
        'वर्ष सकिएर अन्तिम तलब पुष्टि भएपछि अन्तिम हुन्छ',
      ),
      required: true,
      readonly: true,
      choices: { final: bilingual('Final', 'अन्तिम'), provisional: bilingual('Provisional', 'अस्थायी') },
    }),
  },
});
