import { toDevanagariDigits } from 'date-bs';

/** Messages of forms and questionnaires, as the other messages: the first that fits answers. */
export const formMessages: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^Agree to the disclaimer first$/, () => 'पहिले घोषणामा सहमति जनाउनुहोस्'],
  [/^The deadline of this form has passed\.$/, () => 'यस फारमको म्याद सकिएको छ।'],
  [/^You have answered this form already\.$/, () => 'तपाईंले यो फारम पहिल्यै भरिसक्नुभएको छ।'],
  [/^This browser has answered this form already\.$/, () => 'यो ब्राउजरबाट यो फारम पहिल्यै भरिसकिएको छ।'],
  [/^The questions of this form have changed\./, () => 'यस फारमका प्रश्न बदलिएका छन्। फेरि हेरेर मात्र पठाउनुहोस्।'],
  [/^Too many answers came from here today\./, () => 'आज यहाँबाट धेरै उत्तर आए। भोलि फेरि प्रयास गर्नुहोस्।'],
  [/^Too many answers came from here\./, () => 'यहाँबाट धेरै उत्तर आए। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।'],
  [/^The answers are too long$/, () => 'उत्तरहरू धेरै लामा भए'],
  [/^Prepare its questions before you open it$/, () => 'खोल्नुअघि प्रश्न तयार गर्नुहोस्'],
  [/^An open form asks at least one question\.$/, () => 'खुला फारममा कम्तीमा एउटा प्रश्न हुनुपर्छ।'],
  [/^A form without names cannot ask for files/, () => 'नाम नखुल्ने फारमले फाइल माग्न मिल्दैन, किनकि फाइलमा नाम रहन्छ'],
  [/^It was answered already, which this cannot change$/, () => 'उत्तर आइसकेकाले यो बदल्न मिल्दैन'],
  [/^What nobody signed cannot be approved$/, () => 'नाम नखुलेको उत्तर स्वीकृत गर्न मिल्दैन'],
  [
    /^A form without names is for whoever has its address/,
    () => 'नाम नखुल्ने फारम ठेगाना हुने जोसुकैका लागि हो, कसैलाई तोक्न मिल्दैन',
  ],
  [/^Two questions have the same key$/, () => 'दुई प्रश्नको सङ्केत एउटै छ'],
  [/^Give at least two choices$/, () => 'कम्तीमा दुई विकल्प दिनुहोस्'],
  [/^Two choices have the same key$/, () => 'दुई विकल्पको सङ्केत एउटै छ'],
  [/^Two choices are the same$/, () => 'दुई विकल्प एउटै छन्'],
  [/^A question depends on an earlier one$/, () => 'प्रश्न त्योभन्दा अघिको प्रश्नमा मात्र भर पर्न सक्छ'],
  [/^A question depends on one that is answered by choosing$/, () => 'प्रश्न विकल्प छानिने प्रश्नमा मात्र भर पर्न सक्छ'],
  [/^The question before has no such answer$/, () => 'अघिल्लो प्रश्नमा यस्तो उत्तर छैन'],
  [/^Choose the answers after which it is asked$/, () => 'कुन उत्तरपछि सोध्ने छान्नुहोस्'],
  [/^Only questions of choices have choices$/, () => 'विकल्प छानिने प्रश्नमा मात्र विकल्प हुन्छन्'],
  [
    /^This question is in use by (.+?)(?: and (\d+) more)?\. Take it out there first\.$/,
    (names, more) =>
      `यो प्रश्न ${names}${more ? ` र अरू ${toDevanagariDigits(more)}` : ''} मा प्रयोग भएको छ। पहिले त्यहाँबाट हटाउनुहोस्।`,
  ],
];
