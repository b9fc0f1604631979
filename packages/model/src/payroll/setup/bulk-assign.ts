/** Assigning a package to many employees from a day, looked at before it is done. */
import { f } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

const packageField = (label: ReturnType<typeof bilingual>) =>
  f.reference({ label, to: 'pay_package', name_field: 'name' });

export const bulkAssignPackage = defineOperation({
  name: 'bulk_assign_package',
  label: bilingual('Assign package', 'प्याकेज तोक्नुहोस्'),
  path: payrollEndpoints.bulkAssign,
  code: '11.00',
  input: {
    package: f.reference({
      label: bilingual('Package', 'प्याकेज'),
      required: true,
      to: 'pay_package',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    only_without: f.boolean({
      label: bilingual('Only employees without a package on that day', 'त्यो दिन प्याकेज नभएका कर्मचारी मात्र'),
      default: true,
    }),
    branch: f.reference({
      label: bilingual('Branch', 'शाखा'),
      help: bilingual('Leave empty for all.', 'खाली छोडे सबैका लागि।'),
      to: 'branch',
      name_field: 'name',
    }),
    division: f.reference({ label: bilingual('Division', 'महाशाखा'), to: 'division', name_field: 'name' }),
    employment_type: f.reference({
      label: bilingual('Employment type', 'रोजगारीको प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
  },
  rows: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    before: packageField(bilingual('Package before', 'अघिको प्याकेज')),
    package: packageField(bilingual('Package', 'प्याकेज')),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
  },
  per: 'employee',
  confirm: bilingual('Assign the package? Employees: {count}', 'प्याकेज तोक्ने? कर्मचारी: {count}'),
  note: bilingual(
    'Amounts of an employee stay as they are for headings that both packages have.',
    'दुवै प्याकेजमा भएका शीर्षकका कर्मचारीका रकम उस्तै रहन्छन्।',
  ),
});
