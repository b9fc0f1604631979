import { bilingual } from '@karmik/model/kit/text';
import { payrollSetting } from '@karmik/model/payroll/setup/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payrollSetting, {
  description: bilingual('Who decides on a payroll before it is locked.', 'तलब बन्द गर्नुअघि कसले निर्णय गर्ने।'),
  form: ['approval_levels'],
});
