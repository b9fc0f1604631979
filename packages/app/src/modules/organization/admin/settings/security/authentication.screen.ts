import { securitySetting } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../../screens/kit/screens.ts';
import { SecondStepNotes } from './SecondStepNotes.tsx';
import { useFloorLimits } from './use-floor.ts';

export default singletonScreen(securitySetting, {
  only: { param: 'security', is: 'otp' },
  description: bilingual(
    'A second step at each sign-in protects against stolen passwords.',
    'हरेक साइन इनमा दोस्रो चरण, जसले चोरिएको पासवर्ड मात्रले केही खुल्न दिँदैन।',
  ),
  form: ['otp_required_for_privileged', 'otp_required'],
  useLimits: useFloorLimits,
  Above: SecondStepNotes,
});
