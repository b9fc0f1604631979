import { trainingSetting } from '@karmik/model/attendance/travel';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(trainingSetting, {
  description: bilingual(
    'Requests of the type Training under travel attendance. Approved days count as attended.',
    'भ्रमण हाजिरीमा “तालिम” प्रकारका अनुरोध। स्वीकृत दिन हाजिर मानिन्छन्।',
  ),
  form: ['is_enabled', 'days_back', 'days_ahead', 'longest', 'allow_half_days', 'needs_attachment'],
});
