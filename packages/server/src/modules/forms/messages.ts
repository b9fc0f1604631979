import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of forms and their answers. */
export const formMessages = defineMessages('form', {
  tooManyAnswers: {
    en: 'Too many responses from here. Please try again in a few minutes.',
    ne: 'यहाँबाट धेरै उत्तर आए। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  deadlinePassed: { en: 'This form closed on {when}.', ne: 'यो फारम {when} मा बन्द भयो।' },
  closed: { en: 'This form is closed.', ne: 'यो फारम बन्द भएको छ।' },
  questionsChanged: {
    en: 'The questions of this form changed. Review them and send again.',
    ne: 'यस फारमका प्रश्न बदलिएका छन्। फेरि हेरेर मात्र पठाउनुहोस्।',
  },
  browserAnswered: {
    en: 'This form was already answered from this browser.',
    ne: 'यो ब्राउजरबाट यो फारम पहिल्यै भरिसकिएको छ।',
  },
  tooManyToday: {
    en: 'Too many responses from here today. Try again tomorrow.',
    ne: 'आज यहाँबाट धेरै उत्तर आए। भोलि फेरि प्रयास गर्नुहोस्।',
  },
  answeredAlready: { en: 'You have already answered this form.', ne: 'तपाईंले यो फारम पहिल्यै भरिसक्नुभएको छ।' },
  answersTooLong: { en: 'The answers are too long', ne: 'उत्तरहरू धेरै लामा भए' },
  openAsksNothing: { en: 'An open form needs at least one question.', ne: 'खुला फारममा कम्तीमा एउटा प्रश्न हुनुपर्छ।' },
  noQuestions: { en: 'Add questions before you open it', ne: 'खोल्नुअघि प्रश्न तयार गर्नुहोस्' },
  answeredFixed: { en: "It already has responses, so this can't be changed", ne: 'उत्तर आइसकेकाले यो बदल्न मिल्दैन' },
});
