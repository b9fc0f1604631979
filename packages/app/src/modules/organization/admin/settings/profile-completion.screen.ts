import { completenessSetting } from '@karmik/model/hris/file/completeness';
import { countedSections } from '@karmik/model/hris/file/sections';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(completenessSetting, {
  description: bilingual(
    'Weight of each profile section, and when people are reminded.',
    'पूर्ण विवरणका लागि प्रत्येक खण्डको भार, र कतिभन्दा कममा सम्झाउने।',
  ),
  form: [
    'alert_below',
    {
      title: bilingual('Weights', 'भार'),
      description: bilingual('A section of weight 0 is not counted.', 'शून्य भारको खण्ड गनिँदैन।'),
      fields: countedSections,
    },
  ],
});
