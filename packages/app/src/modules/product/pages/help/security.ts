import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const security: HelpTopic = {
  id: 'password-and-security',
  title: bilingual('Password and security', 'पासवर्ड र सुरक्षा'),
  lead: bilingual(
    'Your password, one-time passwords, and the devices on which you are signed in.',
    'पासवर्ड, एक पटकको पासवर्ड, र तपाईं साइन इन भएका यन्त्र।',
  ),
  parts: [
    {
      title: bilingual('Change your password', 'पासवर्ड बदल्नुहोस्'),
      lines: [
        bilingual(
          'Open the account menu at the top right and choose Change Password. Enter the old password once and the new one twice.',
          'माथि दायाँको खाता मेनुबाट “पासवर्ड बदल्नुहोस्” छान्नुहोस्। पुरानो पासवर्ड एक पटक र नयाँ दुई पटक लेख्नुहोस्।',
        ),
        bilingual(
          'Sessions on your other devices end; this one continues.',
          'अरू यन्त्रका सत्र बन्द हुन्छन्; अहिलेको सत्र चलिरहन्छ।',
        ),
      ],
    },
    {
      title: bilingual('One-time passwords', 'एक पटकको पासवर्ड'),
      lines: [
        bilingual(
          'On the same page, set up an authenticator app with a QR code, or get codes by email. Each sign-in then also requires a code.',
          'त्यही पृष्ठमा QR कोडबाट प्रमाणीकरण एप राख्नुहोस् वा इमेलबाट कोड लिनुहोस्। त्यसपछि हरेक साइन इनमा कोड पनि मागिन्छ।',
        ),
        bilingual(
          'Keep your recovery codes: each opens your account once if you lose your phone.',
          'दिइएका पुनः प्राप्ति कोड सुरक्षित राख्नुहोस्: फोन हराउँदा हरेकले एक पटक खाता खोल्छ।',
        ),
        bilingual(
          'If you lost both phone and codes, HR can remove the second step from your account.',
          'फोन र कोड दुवै नभए मानव संसाधनले दोस्रो चरण हटाइदिन सक्छ।',
        ),
      ],
    },
    {
      title: bilingual('Where you are signed in', 'कहाँ साइन इन हुनुहुन्छ'),
      lines: [
        bilingual(
          "The list shows each device with its browser and last use. End any session you don't recognize, then change your password.",
          'सूचीमा हरेक यन्त्रको ब्राउजर र अन्तिम प्रयोग देखिन्छ। नचिनेको बन्द गर्नुहोस्, अनि पासवर्ड बदल्नुहोस्।',
        ),
      ],
    },
  ],
};
