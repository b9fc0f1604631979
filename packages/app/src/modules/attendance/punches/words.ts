import { bilingual } from '@karmik/model/kit/text';

/** Words of logging attendance, signed in or not. */
export const words = {
  description: bilingual(
    "Logs use server time and can't be changed later.",
    'हाजिरी सर्भरको समयमा अभिलेख हुन्छ र पछि बदल्न मिल्दैन।',
  ),
  success: bilingual('Successfully Logged Attendance.', 'हाजिरी सफलतापूर्वक अभिलेख भयो।'), // LOG-3
  instead: bilingual('Log attendance instead of signing in', 'साइन इन नगरी हाजिरी अभिलेख गर्ने'),
  pageTitle: bilingual('Log attendance', 'हाजिरी अभिलेख गर्नुहोस्'),
  pageDescription: bilingual('This does not sign you in.', 'यसबाट साइन इन हुँदैन।'),
  type: bilingual('Type', 'प्रकार'),
  submit: bilingual('Log attendance', 'हाजिरी अभिलेख गर्नुहोस्'),
  sendLocation: bilingual('Share my location', 'मेरो स्थान पनि पठाउने'),
  locationHelp: bilingual(
    'Your browser asks first. Attendance is logged without a location too.',
    'ब्राउजरले पहिले तपाईंलाई सोध्छ। स्थान नभए पनि हाजिरी अभिलेख हुन्छ।',
  ),
  locationRequired: bilingual('Your location is sent with each log', 'हरेक अभिलेखसँग तपाईंको स्थान पठाइन्छ'),
  locationForOffice: bilingual(
    'Your organization accepts attendance at its offices only. Your location is read only when you log.',
    'संस्थाले कार्यालयमै गरेको हाजिरी मात्र लिन्छ। अभिलेख गर्दा मात्र स्थान हेरिन्छ।',
  ),
  locationForRecord: bilingual(
    'Your organization records where attendance is logged. Your location is read only when you log.',
    'संस्थाले हाजिरी कहाँ भयो भन्ने राख्छ। अभिलेख गर्दा मात्र स्थान हेरिन्छ।',
  ),
  outside: bilingual('outside the office', 'कार्यालयबाहिर'),
  noLocation: bilingual('Your browser shared no location, so none was sent.', 'ब्राउजरले स्थान दिएन, त्यसैले पठाइएन।'),
  heldNow: bilingual('Logged on this device. It is sent when you are connected.', 'यो यन्त्रमा राखियो। जडान हुँदा पठाइन्छ।'),
  held: (count: string, isOne: boolean) =>
    bilingual(
      isOne ? `${count} log will be sent when you are connected` : `${count} logs will be sent when you are connected`,
      `जडान हुँदा ${count} अभिलेख पठाइनेछ`,
    ),
  heldWhat: bilingual(
    'Each keeps its own time and is marked as sent later. Keep using this browser until they are sent.',
    'हरेकको आफ्नै समय रहन्छ, पछि पठाइएको चिह्न लाग्छ। नपठाइएसम्म यही ब्राउजर चलाउनुहोस्।',
  ),
  sendNow: bilingual('Send now', 'अहिले पठाउनुहोस्'),
  heldSent: bilingual('Logs made offline were sent.', 'अफलाइन गरेका अभिलेख पठाइए।'),
  heldRefused: bilingual('Not accepted', 'स्वीकार भएन'),
  askAdjustment: bilingual('Request adjustment', 'समायोजन माग्नुहोस्'),
  forget: bilingual('Dismiss', 'हटाउनुहोस्'),
  sentLater: bilingual('sent later', 'पछि पठाइएको'),
  others: bilingual('Breaks and meetings', 'विश्राम र बैठक'),
  nothing: bilingual('Nothing logged today', 'आज केही अभिलेख छैन'),
  begin: bilingual('Punch in when your day begins.', 'दिन सुरु हुँदा आगमन अभिलेख गर्नुहोस्।'),
  today: bilingual('Today', 'आज'),
  withLocation: bilingual('with location', 'स्थानसहित'),
};
