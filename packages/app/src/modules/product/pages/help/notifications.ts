import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const notifications: HelpTopic = {
  id: 'notifications',
  title: bilingual('Notifications', 'सूचनाहरू'),
  lead: bilingual('Notifications are under the bell.', 'तपाईं अन्यत्र हुँदा के भयो, घण्टीमुनि।'),
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
          'थिच्दा सम्बन्धित ठाउँमा पुगिन्छ र पढिएको मानिन्छ। तपाईंलाई पर्खिएको अनुरोध तुरुन्तै खुल्छ।',
        ),
        bilingual(
          'Remind later hides a notification for an hour, until tomorrow or for a week.',
          '“पछि सम्झाउनुहोस्” ले एक घण्टा, भोलिसम्म वा एक हप्ता पछि फेरि ल्याउँछ।',
        ),
      ],
    },
    {
      title: bilingual('Choose your notifications', 'के सुन्ने छान्नुहोस्'),
      lines: [
        bilingual(
          "The drawer's settings choose for each category: in the app, by email or never, and turn the sound on or off.",
          'दराजको सेटिङमा हरेक प्रकार घण्टीमा, इमेलमा वा नआउने तय गर्न र ध्वनि खोल्न वा बन्द गर्न मिल्छ।',
        ),
      ],
    },
    {
      title: bilingual('For HR', 'मानव संसाधनका लागि'),
      lines: [
        bilingual(
          "The HR view has the organization's notifications. Resolving one resolves it for everyone in HR.",
          'मानव संसाधनको दृश्यमा संस्थाका सूचना हुन्छन्। सकिएको समाधान गर्नुहोस्: मानव संसाधनका सबैका लागि सकिएको मानिन्छ।',
        ),
      ],
    },
  ],
};
