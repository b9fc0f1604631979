import { bilingual } from '@karmik/model/kit/text';
import { visionMission } from '@karmik/model/organization/values';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(visionMission, {
  description: bilingual('Shown to everyone in the organization.', 'संस्थाका सबैले यसबारे पढ्ने कुरा।'),
  form: ['vision', 'mission'],
});
