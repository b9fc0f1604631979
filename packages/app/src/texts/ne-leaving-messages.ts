const states: Readonly<Record<string, string>> = {
  settled: 'फरफारक भइसकेको छ',
  cancelled: 'रद्द भइसकेको छ',
  'off-boarded': 'अवकाश भइसकेको छ',
  'in progress': 'पहिल्यै जारी छ',
};
const stateOf = (state: string) => states[state] ?? state;

/** Messages of resignations, separations, reviews and their tasks, as the other messages: the first that fits answers. */
export const leavingMessages: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^Your resignation waits for a decision already$/, () => 'तपाईंको राजीनामा पहिल्यै विचाराधीन छ'],
  [/^Your separation is under way already$/, () => 'तपाईंको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ'],
  [/^A separation of this person is under way already$/, () => 'यस व्यक्तिको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ'],
  [/^Employee is about to leave already$/, () => 'कर्मचारीको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ'],
  [/^Employee has no file here$/, () => 'यस कर्मचारीको विवरण यहाँ छैन'],
  [/^You have no employee file here$/, () => 'तपाईंको कर्मचारी विवरण यहाँ छैन'],
  [/^Effective date must be after they joined$/, () => 'लागु हुने मिति नियुक्ति मितिपछिको हुनुपर्छ'],
  [
    /^Say first which type of separation resignations lead to/,
    () => 'राजीनामाले कुन प्रकारको अवकाश सुरु गर्छ, पहिले मानव संसाधनका सेटिङमा तोक्नुहोस्',
  ],
  [/^A resignation is voluntary$/, () => 'राजीनामा स्वेच्छिक हुन्छ'],
  [/^This questionnaire asks nothing yet$/, () => 'यस प्रश्नावलीमा अहिलेसम्म प्रश्न छैन'],
  [
    /^Nobody begins their own separation; ask to be released instead\.$/,
    () => 'कसैले आफ्नै अवकाश सुरु गर्न मिल्दैन; बरु राजीनामा दिनुहोस्।',
  ],
  [/^This separation is not in progress any more\.$/, () => 'यो अवकाश अब जारी छैन।'],
  [/^This separation is (.+) already\.$/, (state) => `यो अवकाश ${stateOf(state)}।`],
  [/^This task is not open any more\.$/, () => 'यो कार्य अब बाँकी छैन।'],
  [
    /^The separation was settled already; its tasks stay done\.$/,
    () => 'अवकाश फरफारक भइसकेको छ; यसका कार्य सम्पन्न नै रहन्छन्।',
  ],
  [
    /^The candidate was on-boarded already; the tasks stay done\.$/,
    () => 'उम्मेदवार नियुक्त भइसक्नुभएको छ; कार्य सम्पन्न नै रहन्छन्।',
  ],
  [/^Nobody clears themselves\.$/, () => 'कसैले आफ्नै फरफारक गर्न पाउँदैन।'],
  [/^(.*) has not cleared: (.+)$/, (unit, what) => `${unit} को फरफारक बाँकी छ: ${what}`],
  [/^Still held: (.+)$/, (what) => `फिर्ता हुन बाँकी: ${what}`],
  [/^You have answered already\.$/, () => 'तपाईंले पहिल्यै उत्तर दिइसक्नुभएको छ।'],
  [/^Nobody reviews themselves$/, () => 'कसैले आफ्नै समीक्षा गर्न पाउँदैन'],
  [/^You do not supervise this person$/, () => 'तपाईं यस व्यक्तिको सुपरिवेक्षक हुनुहुन्न'],
  [/^Say what changes$/, () => 'के परिवर्तन हुन्छ भन्नुहोस्'],
  [
    /^Its day has passed; decline it and ask for a later one$/,
    () => 'यसको मिति बितिसक्यो; अस्वीकार गरेर पछिको मिति माग्नुहोस्',
  ],
  [/^Contract ends on cannot be before Effective date$/, () => 'करार सकिने मिति लागु हुने मितिभन्दा अघि हुन सक्दैन'],
];
