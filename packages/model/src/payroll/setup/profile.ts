/** What payroll needs to know of an employee besides the package: from when, how taxed, and what was paid before Karmik. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

const opening = (label: Text) => f.money({ label, min: 0 });

export const payrollProfile = defineEntity({
  name: 'payroll_profile',
  label: bilingual('Payroll start', 'तलबको सुरुवात'),
  plural: bilingual('Payroll start dates', 'तलब सुरु हुने मितिहरू'),
  path: payrollEndpoints.profile,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  search: ['employee'],
  sort: '-starts_on',
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: employeeField,
    starts_on: f.date({
      label: bilingual('Paid by Karmik from', 'कार्मिकबाट तलब सुरु'),
      help: bilingual(
        'Days before the first entry are not paid here; a later entry changes how the employee is taxed',
        'पहिलो प्रविष्टिअघिका दिनको तलब यहाँबाट दिइँदैन; पछिको प्रविष्टिले कर लाग्ने तरिका बदल्छ',
      ),
      required: true,
    }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
    tax_status: f.choice({
      label: bilingual('Tax status', 'कर प्रयोजनको स्थिति'),
      required: true,
      default: 'single',
      choices: { single: bilingual('Single', 'एकल'), couple: bilingual('Couple', 'दम्पती') },
    }),
    is_resident: f.boolean({ label: bilingual('Resident of Nepal', 'नेपालमा बासिन्दा'), default: true }),
    is_disabled: f.boolean({
      label: bilingual('Person with a disability', 'अपाङ्गता भएको व्यक्ति'),
      help: bilingual(
        'Lowers tax in years whose amount is confirmed; that of 2083/84 is not',
        'रकम पुष्टि भएका वर्षमा कर घट्छ; २०८३/८४ को पुष्टि भएको छैन',
      ),
      default: false,
    }),
    other_income: f.choice({
      label: bilingual('Income besides salary', 'तलबबाहेकको आय'),
      help: bilingual(
        'With business income there is no rebate for women; house rent and income with final tax do not matter',
        'व्यवसायको आय भए महिलालाई कर छुट हुँदैन; घरभाडा र अन्तिम कर लाग्ने आयले असर गर्दैन',
      ),
      required: true,
      default: 'none',
      choices: {
        none: bilingual('None, house rent or finally taxed', 'छैन, घरभाडा वा अन्तिम कर लागेको'),
        business: bilingual('Business or investment', 'व्यवसाय वा लगानी'),
      },
    }),
    remote_area: f.choice({
      label: bilingual('Remote area', 'दुर्गम क्षेत्र'),
      help: bilingual('Leave empty outside remote areas', 'दुर्गम नभए खाली छोड्नुहोस्'),
      choices: {
        A: bilingual('A', 'क'),
        B: bilingual('B', 'ख'),
        C: bilingual('C', 'ग'),
        D: bilingual('D', 'घ'),
        E: bilingual('E', 'ङ'),
      },
    }),
    festival: f.reference({
      label: bilingual('Festival', 'चाडपर्व'),
      help: bilingual('Leave empty for the festival of most employees', 'धेरैजसो कर्मचारीकै चाडपर्व भए खाली छोड्नुहोस्'),
      to: 'pay_festival',
      name_field: 'name',
    }),
    opening_gratuity: f.money({
      label: bilingual('Gratuity earned before', 'अघि जम्मा भएको उपदान'),
      help: bilingual('Of the months before Karmik; paid with the settlement', 'कार्मिकअघिका महिनाको; फरफारकसँगै दिइन्छ'),
      min: 0,
    }),
    opening_year: f.fiscalYear({
      label: bilingual('Fiscal year of the opening figures', 'सुरु रकमको आर्थिक वर्ष'),
    }),
    opening_income: opening(bilingual('Taxable income before', 'अघिको कर लाग्ने आय')),
    opening_retirement: opening(bilingual('Retirement contributions before', 'अघिको अवकाश योगदान')),
    opening_tax: opening(bilingual('Tax withheld before', 'अघि कट्टी भएको कर')),
    opening_first_band: opening(bilingual('Of it, social security tax', 'त्यसमध्ये सामाजिक सुरक्षा कर')),
  },
  visibleWhen: {
    opening_income: ({ opening_year }) => opening_year !== null && opening_year !== undefined,
    opening_retirement: ({ opening_year }) => opening_year !== null && opening_year !== undefined,
    opening_tax: ({ opening_year }) => opening_year !== null && opening_year !== undefined,
    opening_first_band: ({ opening_year }) => opening_year !== null && opening_year !== undefined,
  },
});
