import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const signIn: HelpTopic = {
  id: 'sign-in',
  title: bilingual('Signing in', 'साइन इन'),
  lead: bilingual(
    'Activating your account, signing in, and resetting your password.',
    'खाता सक्रिय गर्ने, साइन इन गर्ने र पासवर्ड फेर्ने।',
  ),
  parts: [
    {
      title: bilingual('Activate your account', 'खाता सक्रिय गर्नुहोस्'),
      lines: [
        bilingual(
          'HR sends you an email with a personal link. Open it and choose a password of at least 8 characters with a letter and a digit.',
          'मानव संसाधनले तपाईंलाई व्यक्तिगत लिङ्क भएको इमेल पठाउँछ। खोलेर अक्षर र अङ्क भएको कम्तीमा ८ अक्षरको पासवर्ड छान्नुहोस्।',
        ),
        bilingual(
          'The link works once and for a limited time. If it has expired, ask HR for another.',
          'लिङ्क एक पटक र सीमित समय मात्र चल्छ। म्याद सकिए मानव संसाधनसँग अर्को माग्नुहोस्।',
        ),
      ],
    },
    {
      title: bilingual('Sign in', 'साइन इन'),
      lines: [
        bilingual(
          'Enter your username, email address or ID, and your password.',
          'प्रयोगकर्ता नाम, इमेल वा परिचय नम्बर र पासवर्ड लेख्नुहोस्।',
        ),
        bilingual(
          'Remember Me keeps you signed in for 30 days on this device. Leave it off on a device that others use.',
          '“मलाई सम्झनुहोस्” छान्दा यस यन्त्रमा ३० दिन साइन इन रहन्छ। अरूले पनि चलाउने यन्त्रमा नछान्नुहोस्।',
        ),
        bilingual(
          'After five wrong passwords you wait 15 minutes before you can try again.',
          'पाँच पटक गलत पासवर्ड दिएपछि फेरि प्रयास गर्न १५ मिनेट पर्खनुपर्छ।',
        ),
      ],
    },
    {
      title: bilingual('You forgot your password', 'पासवर्ड बिर्सनुभयो'),
      lines: [
        bilingual(
          'On the sign-in page, choose Forgot Password. You get a link by email to set a new one.',
          'साइन इन पृष्ठमा “पासवर्ड बिर्सनुभयो?” छान्नुहोस्। नयाँ पासवर्डको लिङ्क इमेलमा जान्छ।',
        ),
        bilingual(
          'Setting a new password ends every session of your account, on all devices.',
          'नयाँ पासवर्ड राखेपछि सबै यन्त्रका सत्र बन्द हुन्छन्।',
        ),
      ],
    },
  ],
};
