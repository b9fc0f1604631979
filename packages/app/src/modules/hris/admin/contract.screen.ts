import { contractSetting } from '@karmik/model/hris/employment';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(contractSetting, {
  description: bilingual(
    'From when on a contract that ends is called about to expire, and critical.',
    'सकिने करारलाई कहिलेदेखि सकिन लागेको र जोखिममा भनिने।',
  ),
  form: ['safe_days', 'critical_days'],
});
