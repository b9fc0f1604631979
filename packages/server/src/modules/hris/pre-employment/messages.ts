import { defineMessages } from '@karmik/model/kit/message';

/** Refusals about candidates and what others are asked about them. */
export const candidateMessages = defineMessages('candidate', {
  moved: { en: 'This candidate is now {status}.', ne: 'यी उम्मेदवार अब “{status}” स्थितिमा छ।' },
  answered: { en: 'This was already answered. Answers are final.', ne: 'यसको जवाफ पहिल्यै आइसकेको छ। जवाफ अन्तिम हुन्छ।' },
  answerAfterJoining: { en: 'Respond by cannot be after Joins on', ne: 'जवाफ दिने म्याद नियुक्त हुने मितिपछिको हुनु हुँदैन' },
  otherTasks: { en: 'Choose tasks that are used for pre-employment', ne: 'नियुक्तिपूर्व प्रक्रियाका कार्य छान्नुहोस्' },
  documentAgain: { en: 'Send this document again', ne: 'यो कागजात फेरि पठाउनुहोस्' },
  documentsLimit: {
    en: 'A declaration can have at most {most} {most, one document, other documents}.',
    ne: 'एउटा घोषणामा बढीमा {most} वटा कागजात पठाउन मिल्छ।',
  },
  unanswered: { en: 'No answers yet.', ne: 'यसको जवाफ अझै आएको छैन।' },
  emptySet: { en: 'Add questions to this set first', ne: 'पहिले यस प्रश्नावलीमा प्रश्न राख्नुहोस्' },
  noFilesByLink: {
    en: "Link answers can't include files. Choose a set without file questions",
    ne: 'लिङ्कबाट दिइने जवाफमा फाइल पठाउन मिल्दैन। फाइल नमाग्ने प्रश्नावली छान्नुहोस्',
  },
  noEmail: { en: 'This employee has no email address', ne: 'यस कर्मचारीको इमेल ठेगाना छैन' },
  noRecommendation: { en: 'An assessment has no recommendation', ne: 'परीक्षणमा सिफारिस सोधिँदैन' },
  offerAnswered: { en: 'This offer was already answered.', ne: 'यस प्रस्तावको जवाफ पहिल्यै दिइसकिएको छ।' },
  noTemplate: { en: 'Choose the template of the offer letter first', ne: 'पहिले प्रस्ताव पत्रको ढाँचा छान्नुहोस्' },
  onBoarded: { en: 'This candidate is already on-boarded.', ne: 'यी उम्मेदवार पहिल्यै नियुक्त भइसक्नुभएको छ।' },
  notAccepted: { en: 'This candidate has not accepted the offer.', ne: 'यी उम्मेदवारले प्रस्ताव स्वीकार गर्नुभएको छैन।' },
  joinsBeforeYear: { en: 'Joins on is before the fiscal year {year}', ne: 'सामेल हुने मिति आर्थिक वर्ष {year} अघिको छ' },
  tasksOpen: { en: 'Mandatory tasks are open: {titles}', ne: 'अनिवार्य कार्य बाँकी छन्: {titles}' },
  offerSent: {
    en: 'The offer was already sent. Change the offer first, which withdraws its link.',
    ne: 'प्रस्ताव पठाइसकिएको छ: पहिले प्रस्ताव बदल्नुहोस्, जसले लिङ्क फिर्ता लिन्छ।',
  },
});
