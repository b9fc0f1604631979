import { figures } from '@karmik/model/kit/digits';
import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

/** Words of work logs beyond those of their fields. */
export const words = {
  logWorkHelp: bilingual(
    'Add what you did on each day, then send the week to be reviewed.',
    'हरेक दिन गरेको काम थप्नुहोस्, अनि हप्ता समीक्षाका लागि पठाउनुहोस्।',
  ),
  add: bilingual('Add log', 'अभिलेख थप्नुहोस्'),
  edit: bilingual('Edit log', 'अभिलेख सम्पादन गर्नुहोस्'),
  remove: bilingual('Delete draft', 'मस्यौदा हटाउनुहोस्'),
  removeSure: bilingual('Delete this draft?', 'यो मस्यौदा हटाउने?'),
  save: bilingual('Save as draft', 'मस्यौदा राख्नुहोस्'),
  saved: bilingual('Saved as draft.', 'मस्यौदा राखियो।'),
  saveChange: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
  sendWeek: (count: number) =>
    bilingual(`Send ${counted(count, 'draft')}`, `${figures(String(count), 'ne')} मस्यौदा पठाउनुहोस्`),
  sent: (count: number) => bilingual(`${counted(count, 'log')} sent.`, `${figures(String(count), 'ne')} अभिलेख पठाइए।`),
  notSent: (count: number) =>
    bilingual(`${counted(count, 'log')} not sent`, `${figures(String(count), 'ne')} अभिलेख पठाइएन`),
  copy: bilingual('Copy previous day', 'अघिल्लो दिनको प्रतिलिपि गर्नुहोस्'),
  copied: (count: number) =>
    bilingual(`${counted(count, 'log')} copied.`, `${figures(String(count), 'ne')} अभिलेख मस्यौदाका रूपमा प्रतिलिपि गरिए।`),
  noLogs: bilingual('Nothing logged on this day.', 'यस दिन केही अभिलेख छैन।'),
  week: bilingual('Week', 'हप्ता'),
  earlier: bilingual('Earlier week', 'अघिल्लो हप्ता'),
  later: bilingual('Later week', 'पछिल्लो हप्ता'),
  thisWeek: bilingual('This week', 'यो हप्ता'),
  total: (time: string) => bilingual(`Week: ${time}`, `हप्ता: ${time}`),
  attended: bilingual('Attended', 'हाजिरी'),
  attendanceRules: bilingual(
    'Pay and leave follow attendance. Logged time is compared with it.',
    'तलब र बिदा हाजिरीअनुसार हुन्छन्। अभिलेख भएको समय त्यससँग तुलना हुन्छ।',
  ),
  above: (logged: string, attended: string) =>
    bilingual(
      `${logged} logged, ${attended} attended. Reviewers see the difference.`,
      `अभिलेख ${logged}, हाजिरी ${attended}। समीक्षकले फरक देख्छन्।`,
    ),
  onTimesheet: (time: string) =>
    bilingual(
      `Your timesheet has ${time} on this day, so no time is logged here.`,
      `यस दिन तपाईंको समयपत्रमा ${time} छ, त्यसैले यहाँ समय राखिँदैन।`,
    ),
  timer: bilingual('Timer', 'टाइमर'),
  start: bilingual('Start timer', 'टाइमर सुरु गर्नुहोस्'),
  stop: bilingual('Stop', 'रोक्नुहोस्'),
  discard: bilingual('Discard', 'खारेज गर्नुहोस्'),
  discardSure: bilingual('Discard the timer? Nothing will be logged.', 'टाइमर खारेज गर्ने? केही अभिलेख हुँदैन।'),
  since: (time: string) => bilingual(`since ${time}`, `${time} देखि`),
  stopped: bilingual('The timer stopped. Its time is a draft.', 'टाइमर रोकियो। यसको समय मस्यौदामा राखियो।'),
  tooShort: bilingual(
    'The timer stopped. Less than a minute is not logged.',
    'टाइमर रोकियो। एक मिनेटभन्दा कम अभिलेख हुँदैन।',
  ),
  left: bilingual('Forgotten timer', 'छुटेको टाइमर'),
  leftHelp: (time: string) =>
    bilingual(
      `It has run since ${time}. Enter when you stopped working; nothing is logged before that.`,
      `${time} देखि चलिरहेको छ। काम कहिले सक्नुभयो राख्नुहोस्; त्यसअघि केही अभिलेख हुँदैन।`,
    ),
  enterEnd: bilingual('Enter actual end', 'वास्तविक अन्त्य समय राख्नुहोस्'),
  correct: bilingual('Correct', 'सच्याउनुहोस्'),
  corrected: bilingual('The correction is sent to be reviewed.', 'सच्याइ समीक्षाका लागि पठाइयो।'),
  acknowledge: bilingual('Acknowledge', 'स्वीकार गर्नुहोस्'),
  acknowledged: bilingual('Acknowledged.', 'स्वीकारियो।'),
  leaders: bilingual('Most time logged this month', 'यस महिना सबैभन्दा बढी अभिलेख'),
  byPerson: bilingual('By employee', 'कर्मचारीअनुसार'),
  byProject: bilingual('By project', 'परियोजनाअनुसार'),
  byActivity: bilingual('By activity', 'गतिविधिअनुसार'),
} as const;
