import { grievanceSetting } from '@karmik/model/grievance/setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(grievanceSetting, {
  form: [
    'enabled',
    'introduction',
    {
      title: bilingual('Who handles grievances', 'गुनासो कसले हेर्छ'),
      description: bilingual(
        'The person complained of never gets, sees or counts a grievance, whatever their role.',
        'जसमाथि गुनासो छ, उनको भूमिका जे भए पनि त्यो गुनासो पाउँदैनन्, देख्दैनन् र गन्दैनन्।',
      ),
      fields: ['handlers', 'outside_person'],
    },
    {
      title: bilingual('Time limits', 'समयसीमा'),
      description: bilingual(
        'In working hours. Handlers are warned at 80%, and at 100% it goes to their supervisor.',
        'कार्य समयमा। ८०% मा जिम्मेवारलाई सूचना जान्छ, १००% मा उनको सुपरिवेक्षककहाँ पुग्छ।',
      ),
      fields: ['urgent_time', 'high_time', 'normal_time', 'low_time', 'reopened_time', 'hours'],
    },
    { title: bilingual('Statistics', 'तथ्याङ्क'), fields: ['least_count'] },
  ],
});
