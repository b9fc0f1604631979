import { contractSetting } from '@karmik/model/hris/employment';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(contractSetting, {
  description: bilingual(
    'When a contract counts as about to expire or critical.',
    'करार कहिलेदेखि सकिन लागेको वा जोखिममा मानिने।',
  ),
  form: ['safe_days', 'critical_days'],
});
