import type { Language } from '@karmik/model/kit/text';

const english = {
  title: 'Push notifications',
  here: 'In this browser',
  hereHelp: 'They arrive while you are signed in, even when Karmik is closed. Others may read them on a locked screen.',
  asking: 'Allow notifications when your browser asks.',
  unsupported:
    'This browser does not support push notifications here. Use a newer browser and an address that begins with https.',
  uninstalled:
    'On an iPhone or iPad, first add Karmik to the Home Screen: tap Share, then Add to Home Screen. Open Karmik from there and turn notifications on here.',
  silent: 'This installation sends no push notifications.',
  denied:
    'Your browser blocks notifications from this site. Allow them in the site settings beside the address, then reload this page.',
  dismissed: 'Notifications were not allowed. Turn them on again and choose Allow.',
  failed: 'Notifications could not be turned on.',
  unreached: 'Your browser could not reach its push service. Some networks and browsers block it.',
  retry: 'Try again',
  on: 'Notifications are on in this browser.',
  off: 'Notifications are off in this browser.',
  test: 'Send a test',
  tested: 'Test sent. It appears within seconds.',
  browsers: 'Your browsers with push notifications',
  thisOne: 'This browser',
  since: (when: string) => `since ${when}`,
  last: (when: string) => `last ${when}`,
  remove: 'Turn off',
  removeNamed: (name: string) => `Turn off in ${name}`,
  removed: 'Notifications are off there.',
};
export type PushWords = typeof english;

const nepali: PushWords = {
  title: 'पुश सूचना',
  here: 'यस ब्राउजरमा',
  hereHelp: 'साइन इन रहुन्जेल कार्मिक बन्द हुँदा पनि आउँछन्। बन्द स्क्रिनमा अरूले पनि पढ्न सक्छन्।',
  asking: 'ब्राउजरले सोध्दा सूचनालाई अनुमति दिनुहोस्।',
  unsupported: 'यस ब्राउजरले पुश सूचना देखाउन सक्दैन। नयाँ ब्राउजर र https बाट सुरु हुने ठेगाना चाहिन्छ।',
  uninstalled:
    'आइफोन वा आइप्याडमा कार्मिक होम स्क्रिनमा राखेपछि सूचना आउँछन्: “Share” थिचेर “Add to Home Screen” छान्नुहोस्, त्यहीँबाट कार्मिक खोल्नुहोस् र यहाँ सूचना खोल्नुहोस्।',
  silent: 'यस प्रणालीले पुश सूचना पठाउँदैन।',
  denied:
    'तपाईंको ब्राउजरले यस साइटका सूचना रोकेको छ। ठेगानाको छेउमा रहेको साइटको सेटिङ खोलेर सूचनालाई अनुमति दिनुहोस् र यो पृष्ठ फेरि लोड गर्नुहोस्।',
  dismissed: 'सूचनालाई अनुमति दिइएन। फेरि खोल्नुहोस् र अनुमति दिनुहोस्।',
  failed: 'सूचना खोल्न सकिएन।',
  unreached: 'तपाईंको ब्राउजर आफ्नो पुश सेवासम्म पुग्न सकेन। केही नेटवर्क र ब्राउजरले यसलाई रोक्छन्।',
  retry: 'फेरि प्रयास गर्नुहोस्',
  on: 'अब यस ब्राउजरमा सूचना आउँछन्।',
  off: 'अब यस ब्राउजरमा सूचना आउँदैनन्।',
  test: 'परीक्षण पठाउनुहोस्',
  tested: 'परीक्षण सूचना पठाइयो। केही सेकेन्डमा देखिन्छ।',
  browsers: 'पुश सूचना आउने तपाईंका ब्राउजर',
  thisOne: 'यही ब्राउजर',
  since: (when) => `${when}देखि`,
  last: (when) => `पछिल्लो ${when}`,
  remove: 'बन्द गर्नुहोस्',
  removeNamed: (name) => `${name} मा बन्द गर्नुहोस्`,
  removed: 'अब त्यहाँ सूचना आउँदैनन्।',
};

export const pushWordsIn: Record<Language, PushWords> = { en: english, ne: nepali };
