import { defineMessages } from '../kit/message.ts';

/** Messages about people, their files and what HR does with them. */
export const hrisMessages = defineMessages('hris', {
  contractBeforeStart: {
    en: 'Contract ends on cannot be before Effective from',
    ne: 'करार सकिने मिति लागु हुने मितिभन्दा अघि हुनु हुँदैन',
  },
  restIsPrimary: {
    en: 'Leave the share of the primary account empty: it takes the rest',
    ne: 'मुख्य खाताको हिस्सा खाली छोड्नुहोस्: बाँकी त्यसमै जान्छ',
  },
  transferWhere: { en: 'Choose a branch or a division', ne: 'शाखा वा महाशाखा छान्नुहोस्' },
  contractBeforeEffective: {
    en: 'Contract ends on cannot be before Effective date',
    ne: 'करार सकिने मिति लागु हुने मितिभन्दा अघि हुनु हुँदैन',
  },
  contractBeforeJoining: {
    en: 'Contract ends on cannot be before Joins on',
    ne: 'करार सकिने मिति नियुक्त हुने मितिभन्दा अघि हुनु हुँदैन',
  },
  criticalTooLarge: { en: 'Critical days must be at most {most}', ne: 'जोखिम दिन बढीमा {most} हुनुपर्छ' },
  expiresBeforeIssued: { en: 'Expires on cannot be before Issued on', ne: 'म्याद सकिने मिति जारी मितिभन्दा अघि हुनु हुँदैन' },
  cardFactsLimit: {
    en: 'A card has room for {most} {most, one detail, other details}',
    ne: 'कार्डमा बढीमा {most} विवरण अटाउँछन्',
  },
  cardHasNoBack: { en: 'A one-sided card has no back', ne: 'एकतर्फी कार्डको पछाडिको भाग हुँदैन' },
  unknownPlaceholder: { en: '{placeholder} is an unknown placeholder', ne: '{placeholder} यहाँ प्रयोग गर्न मिल्दैन' },
  splitPlaceholder: {
    en: 'A placeholder is only partly formatted, such as in bold. Format all of it the same way.',
    ne: 'चिह्नभित्रको केही भागको ढाँचा (जस्तै गाढा) फरक छ; पूरै चिह्नलाई एउटै ढाँचा दिनुहोस्',
  },
  resignationIsVoluntary: {
    en: 'Resignations need a voluntary separation type',
    ne: 'राजीनामाका लागि स्वैच्छिक अवकाशको प्रकार चाहिन्छ',
  },
  stepTooLarge: {
    en: 'Step must be at most {most}, the last one of this level',
    ne: 'यस तहमा ग्रेड बढीमा {most} हुन्छ',
  },
  noticeAfterEnd: {
    en: 'Notice given on cannot be after Effective date',
    ne: 'सूचना दिएको मिति लागु हुने मितिपछि हुनु हुँदैन',
  },
  notCleared: { en: 'Waiting for {unit}: {what}', ne: '{unit} को फरफारक बाँकी छ: {what}' },
  stillHeld: { en: 'Not returned yet: {what}', ne: 'फिर्ता हुन बाँकी: {what}' },
  stillGuarantees: {
    en: 'Guarantee of the loan of {what} is open: {amount}',
    ne: '{what} को ऋणको जमानी बाँकी छ: {amount}',
  },
  sameSplit: { en: 'Split by must differ from Group by', ne: 'छुट्याउने आधार समूहको आधारभन्दा फरक हुनुपर्छ' },
});
