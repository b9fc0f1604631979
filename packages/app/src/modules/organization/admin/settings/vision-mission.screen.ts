import { text } from '@karmik/model/kit/text';
import { visionMission } from '@karmik/model/organization/values';
import { settingScreen } from '../../../../screens/kit/screens.ts';

export default settingScreen(visionMission, {
  description: text('What everybody of the organization reads about it.', 'संस्थाका सबैले यसबारे पढ्ने कुरा।'),
  form: ['vision', 'mission'],
});
