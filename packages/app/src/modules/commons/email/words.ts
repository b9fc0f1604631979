import { bilingual, type Text } from '@karmik/model/kit/text';

export const words = {
  texts: bilingual('Texts', 'पाठहरू'),
  textsOf: (event: Text) => bilingual(`Texts: ${event.en}`, `पाठहरू: ${event.ne}`),
  what: bilingual(
    'Keep several texts in each language. Emails use the active one.',
    'हरेक भाषामा धेरै पाठ राख्न मिल्छ। इमेल प्रयोगमा रहेको पाठबाट जान्छ।',
  ),
  use: bilingual('Use this text', 'यो पाठ प्रयोग गर्नुहोस्'),
  useNamed: (subject: string) => bilingual(`Use ${subject}`, `${subject} प्रयोग गर्नुहोस्`),
  used: bilingual('Text is in use now.', 'पाठ अब प्रयोगमा छ।'),
  remove: bilingual('Delete', 'हटाउनुहोस्'),
  removeSure: (subject: string) => bilingual(`Delete ${subject}?`, `${subject} हटाउने?`),
  removed: bilingual('Text deleted.', 'पाठ हटाइयो।'),
  add: bilingual('Add text', 'पाठ थप्नुहोस्'),
} as const;
