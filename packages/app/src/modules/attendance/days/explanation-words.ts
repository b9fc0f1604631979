import { bilingual, type Text } from '@karmik/model/kit/text';

export const words = {
  add: bilingual('Add punch', 'हाजिरी थप्नुहोस्'),
  ask: bilingual('Request adjustment', 'समायोजन माग्नुहोस्'),
  pending: bilingual('Adjustment pending', 'समायोजनको निर्णय बाँकी'),
  decides: ({ en, ne }: Text) => bilingual(`Waiting for ${en}`, `${ne} को निर्णयको प्रतीक्षामा`),
  closed: bilingual(
    'This month is closed. The day stays as it was stored.',
    'यो महिना बन्द छ। दिन राखिएकै अवस्थामा रहन्छ।',
  ),
  storedOtherwise: bilingual(
    'Stored figures, which today’s facts would change',
    'राखिएका अङ्क, जुन अहिलेको विवरणसँग मिल्दैनन्',
  ),
  soon: bilingual('This day is being recalculated.', 'यो दिनको हिसाब फेरि हुँदैछ।'),
  why: bilingual('How it is counted', 'कसरी गनियो'),
  settings: bilingual('Settings in force', 'लागु सेटिङ'),
  punches: bilingual('Punches', 'हाजिरी अभिलेख'),
  noPunches: bilingual('No punches on this day', 'यस दिन कुनै हाजिरी छैन'),
  excuses: bilingual('Excuse', 'अनुमति'),
  shift: bilingual('Work shift', 'कार्य सिफ्ट'),
  noShift: bilingual('No work shift', 'कार्य सिफ्ट छैन'),
  hours: bilingual('Hours of the shift', 'सिफ्टको समय'),
  restDay: bilingual('Weekly day off', 'साप्ताहिक बिदा'),
  rosteredOff: bilingual('Day off in the roster', 'कार्यतालिकाअनुसार बिदा'),
  holiday: bilingual('Holiday', 'सार्वजनिक बिदा'),
  ignored: bilingual('Ignored', 'नगनिने'),
  otherDay: bilingual('Not counted for this day', 'यस दिनमा गनिएन'),
  changedTo: (type: { en: string; ne: string }) => bilingual(`Changed to ${type.en}`, `${type.ne}मा बदलियो`),
  by: (name: string) => bilingual(`by ${name}`, `${name} द्वारा`),
  remote: bilingual('Remote work', 'टाढाबाट काम'),
};

export const excuseKinds = {
  Travel: bilingual('Travel', 'भ्रमण'),
  Leave: bilingual('Leave', 'बिदा'),
  'Credit Hour': bilingual('Credit hours', 'क्रेडिट घण्टा'),
  Training: bilingual('Training', 'तालिम'),
  'Lost Hours': bilingual('Written-off lost hours', 'मिनाहा गरिएको समय'),
} as const;

export const excuseParts = {
  Full: bilingual('Full day', 'पूरा दिन'),
  'First Half': bilingual('First half', 'पहिलो आधा दिन'),
  'Second Half': bilingual('Second half', 'दोस्रो आधा दिन'),
} as const;
