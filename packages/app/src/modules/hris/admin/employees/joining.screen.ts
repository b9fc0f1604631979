import { employeeAccount } from '@karmik/model/hris/employee-account';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { accountList } from './list.ts';

export default listScreen(employeeAccount, {
  ...accountList,
  query: { standing: 'Joining' },
  sort: 'joined_on',
  description: bilingual('Employees whose joining date is still to come.', 'नियुक्ति मिति आउन बाँकी रहेका कर्मचारी।'),
  empty: bilingual('No one is about to join.', 'नियुक्ति मिति आउन बाँकी कोही छैन।'),
});
