import { bilingual } from '@karmik/model/kit/text';
import { transferSetting } from '@karmik/model/transfer/settings';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(transferSetting, {
  description: bilingual(
    'Whether and when employees can request transfers.',
    'कर्मचारीले सरुवा माग्न पाउने कि नपाउने, र कहिले।',
  ),
  form: ['enabled', 'least_service_days'],
});
