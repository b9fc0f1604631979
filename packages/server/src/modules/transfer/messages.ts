import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of transfer requests. */
export const transferMessages = defineMessages('transfer', {
  off: { en: 'Transfer requests are switched off.', ne: 'सरुवा अनुरोध बन्द छ।' },
  leastService: {
    en: 'A transfer may be asked for after {days} days of service',
    ne: '{days} दिन सेवापछि मात्र सरुवा माग्न मिल्छ',
  },
  there: { en: 'Your transfer request waits for a decision already', ne: 'तपाईंको सरुवा अनुरोध पहिल्यै विचाराधीन छ' },
  ownSupervisor: { en: 'Nobody is their own supervisor', ne: 'कोही पनि आफ्नै सुपरिवेक्षक हुन सक्दैन' },
  noDestination: { en: 'Say where you want to go', ne: 'कहाँ जान चाहनुहुन्छ भन्नुहोस्' },
  supervisorInTheWay: {
    en: 'Another supervisor begins on this day or later',
    ne: 'यसै दिन वा पछि अर्को सुपरिवेक्षक लागु हुँदैछ',
  },
  answeredTwice: { en: 'Answer each question once', ne: 'हरेक प्रश्नको एक पटक मात्र उत्तर दिनुहोस्' },
  unanswered: { en: 'Please answer: {question}', ne: 'कृपया उत्तर दिनुहोस्: {question}' },
  yesOrNo: { en: 'Answer yes or no: {question}', ne: 'हो वा होइन भन्नुहोस्: {question}' },
  number: { en: 'Answer with a number: {question}', ne: 'अङ्कमा उत्तर दिनुहोस्: {question}' },
});
