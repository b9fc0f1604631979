import { securitySetting } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../../screens/kit/screens.ts';
import { SecondStepNotes } from './SecondStepNotes.tsx';
import { useFloorLimits } from './use-floor.ts';

export default singletonScreen(securitySetting, {
  only: { param: 'security', is: 'otp' },
  description: bilingual(
    'A second step at each sign-in protects against stolen passwords.',
    'हरेक साइन इनमा दोस्रो चरणले पासवर्ड चोरिए पनि खाता जोगाउँछ।',
  ),
  form: ['otp_required_for_privileged', 'otp_required'],
  useLimits: useFloorLimits,
  Above: SecondStepNotes,
});
