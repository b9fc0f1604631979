import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const reading: HelpTopic = {
  id: 'language-and-calendar',
  title: bilingual('Language, calendar and finding pages', 'भाषा, पात्रो र पृष्ठ खोज'),
  lead: bilingual(
    'Language, calendar and appearance, and the fastest way to any page.',
    'भाषा, पात्रो र रूप, र कुनै पनि पृष्ठमा पुग्ने छिटो बाटो।',
  ),
  parts: [
    {
      title: bilingual('Choose language, calendar and appearance', 'भाषा, पात्रो र रूप छान्नुहोस्'),
      lines: [
        bilingual(
          'The account menu at the top right switches between English and Nepali, between AD and BS dates, and between light and dark.',
          'माथि दायाँको खाता मेनुले अङ्ग्रेजी र नेपाली, ई.सं. र वि.सं. मिति, तथा उज्यालो र अँध्यारो बदल्छ।',
        ),
        bilingual('The choice is kept in this browser.', 'छनोट यही ब्राउजरमा रहन्छ।'),
        bilingual(
          'A date can always be typed: 2083-08-05 in BS or 2026-11-21 in AD.',
          'मिति सधैँ टाइप गर्न मिल्छ: वि.सं. मा २०८३-०८-०५ वा ई.सं. मा 2026-11-21।',
        ),
      ],
    },
    {
      title: bilingual('Go to a page', 'पृष्ठमा जानुहोस्'),
      lines: [
        bilingual(
          'Press Ctrl+Shift+F anywhere, type part of the page name in either language, and press Enter.',
          'जहाँबाट पनि Ctrl+Shift+F थिच्नुहोस्, कुनै पनि भाषामा पृष्ठको नामको अंश लेख्नुहोस्, र Enter थिच्नुहोस्।',
        ),
        bilingual(
          'You see only pages you can open. If a page is missing from the menu and the search, it is turned off or you have no access: ask HR.',
          'तपाईंले खोल्न मिल्ने पृष्ठ मात्र देखिन्छ। मेनु र खोजमा नभेटिएको पृष्ठ बन्द छ वा तपाईंलाई पहुँच छैन: मानव संसाधनलाई सोध्नुहोस्।',
        ),
      ],
    },
    {
      title: bilingual('Work in another organization', 'अर्को संस्थामा काम'),
      lines: [
        bilingual(
          'With access to several organizations, choose Switch Organization in the account menu. HR finds View as HR and View as User there too.',
          'एकभन्दा बढी संस्थामा पहुँच भए खाता मेनुमा “संस्था बदल्नुहोस्” छान्नुहोस्। मानव संसाधनले त्यहीँ मानव संसाधन वा प्रयोगकर्ताको दृश्य छान्न सक्छ।',
        ),
      ],
    },
  ],
};
