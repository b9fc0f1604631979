import { defineMessages } from '../kit/message.ts';

/** Messages about how questions are put together. */
export const questionMessages = defineMessages('question', {
  questionKey: { en: 'Use a key such as q1', ne: 'q1 जस्तो सङ्केत प्रयोग गर्नुहोस्' },
  optionKey: { en: 'Use a key such as o1', ne: 'o1 जस्तो सङ्केत प्रयोग गर्नुहोस्' },
  conditionAnswers: { en: 'Choose the answers that show this question', ne: 'कुन उत्तरपछि सोध्ने छान्नुहोस्' },
  sameKey: { en: 'Two questions have the same key', ne: 'दुई प्रश्नको सङ्केत एउटै छ' },
  twoChoices: { en: 'Give at least two choices', ne: 'कम्तीमा दुई विकल्प दिनुहोस्' },
  sameChoiceKey: { en: 'Two choices have the same key', ne: 'दुई विकल्पको सङ्केत एउटै छ' },
  sameChoice: { en: 'Two choices are the same', ne: 'दुई विकल्प एउटै छन्' },
  noFiles: {
    en: "An anonymous form can't ask for files, since files can identify people",
    ne: 'बेनामी फारमले फाइल माग्न मिल्दैन, किनकि फाइलमा नाम रहन्छ',
  },
  laterQuestion: {
    en: 'A question can depend only on an earlier one',
    ne: 'प्रश्न त्योभन्दा अघिको प्रश्नमा मात्र भर पर्न सक्छ',
  },
  unchosenQuestion: {
    en: 'A question can depend only on a choice question',
    ne: 'प्रश्न विकल्प छानिने प्रश्नमा मात्र भर पर्न सक्छ',
  },
  noSuchAnswer: { en: 'The earlier question has no such choice', ne: 'अघिल्लो प्रश्नमा यस्तो उत्तर छैन' },
  disclaimer: { en: 'Agree to the disclaimer first', ne: 'पहिले घोषणामा सहमति जनाउनुहोस्' },
  choicesOfOthers: { en: 'Only choice questions have choices', ne: 'विकल्प छानिने प्रश्नमा मात्र विकल्प हुन्छन्' },
});
