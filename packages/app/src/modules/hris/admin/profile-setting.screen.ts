import { profileSetting } from '@karmik/model/hris/employment';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(profileSetting, {
  description: bilingual(
    'What employees see of their own profile before it takes effect.',
    'लागु हुनुअघि कर्मचारीले आफ्नो विवरणमा के देख्ने।',
  ),
  form: ['future_changes'],
});
