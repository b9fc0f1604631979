import { securityFloor } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';
import { isOperator } from '../../../../shell/session.ts';
import { OwnFirst } from '../../../organization/admin/settings/security/OwnFirst.tsx';

export default singletonScreen(securityFloor, {
  description: bilingual(
    'Applies immediately to every organization. Organizations can require more, not less.',
    'यो प्रणालीका हरेक संस्थामा तुरुन्तै लागु हुन्छ। संस्थाले यसभन्दा बढी माग्न सक्छन्, कम होइन।',
  ),
  form: ['otp_required_for_privileged', 'otp_required'],
  mayChange: isOperator,
  Above: OwnFirst,
});
