import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of transfer requests. */
export const transferMessages = defineMessages('transfer', {
  off: { en: 'Transfer requests are turned off.', ne: 'सरुवा अनुरोध बन्द छ।' },
  leastService: {
    en: 'You can request a transfer after {days} {days, one day, other days} of service',
    ne: '{days} दिन सेवापछि मात्र सरुवा माग्न मिल्छ',
  },
  there: { en: 'Your transfer request is already pending', ne: 'तपाईंको सरुवा अनुरोधमाथि निर्णय हुन बाँकी छ' },
  ownSupervisor: { en: "A person can't supervise themselves", ne: 'कोही आफ्नै सुपरिवेक्षक हुन सक्दैन' },
  noDestination: { en: 'Choose where you want to move', ne: 'कहाँ सर्न चाहनुहुन्छ छान्नुहोस्' },
  supervisorInTheWay: {
    en: 'Another supervisor starts on this day or later',
    ne: 'यसै दिन वा पछि अर्को सुपरिवेक्षक लागु हुँदै छ',
  },
  answeredTwice: { en: 'Answer each question once', ne: 'हरेक प्रश्नको एक पटक मात्र उत्तर दिनुहोस्' },
  unanswered: { en: 'Please answer: {question}', ne: 'कृपया उत्तर दिनुहोस्: {question}' },
  yesOrNo: { en: 'Answer yes or no: {question}', ne: '“हो” वा “होइन” मा उत्तर दिनुहोस्: {question}' },
  number: { en: 'Answer with a number: {question}', ne: 'अङ्कमा उत्तर दिनुहोस्: {question}' },
});
