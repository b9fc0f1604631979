import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const notifications: HelpTopic = {
  id: 'notifications',
  title: bilingual('Notifications', 'सूचनाहरू'),
  lead: bilingual('Notifications are under the bell.', 'सूचनाहरू घण्टीमुनि हुन्छन्।'),
  parts: [
    {
      title: bilingual('Read them', 'पढ्नुहोस्'),
      lines: [
        bilingual(
          'The number on the bell is the count of unread notifications. The tabs show unread, read or all.',
          'घण्टीको अङ्कले नपढिएका सङ्ख्या देखाउँछ। ट्याबमा नपढिएका, पढिएका वा सबै छन्।',
        ),
        bilingual(
          'Select a notification to open its record and mark it as read. Pending requests open directly.',
          'सूचना थिच्दा सम्बन्धित अभिलेख खुल्छ र पढिएको मानिन्छ। विचाराधीन अनुरोध सीधै खुल्छ।',
        ),
        bilingual(
          'Remind later hides a notification for an hour, until tomorrow or for a week.',
          '“पछि सम्झाउनुहोस्” ले सूचना एक घण्टा, भोलिसम्म वा एक हप्ता लुकाउँछ।',
        ),
      ],
    },
    {
      title: bilingual('Choose your notifications', 'आउने सूचना छान्नुहोस्'),
      lines: [
        bilingual(
          'In the settings of the notifications, choose for each category: in the app, by email or never, and turn the sound on or off.',
          'सूचनाको सेटिङमा हरेक प्रकारका सूचना एपमा, इमेलमा वा कहिल्यै नआउने छान्न, र आवाज खोल्न वा बन्द गर्न मिल्छ।',
        ),
      ],
    },
    {
      title: bilingual('For HR', 'मानव संसाधनका लागि'),
      lines: [
        bilingual(
          "The HR view has the organization's notifications. Resolving one resolves it for everyone in HR.",
          'मानव संसाधनको दृश्यमा संस्थाका सूचना हुन्छन्। एकले टुङ्ग्याए मानव संसाधनका सबैका लागि टुङ्गिन्छ।',
        ),
      ],
    },
  ],
};
