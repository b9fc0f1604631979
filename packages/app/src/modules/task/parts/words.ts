import { bilingual } from '@karmik/model/kit/text';

/** Words of tasks beyond those of their fields. */
export const words = {
  people: bilingual('People', 'सम्बन्धित व्यक्ति'),
  checklist: bilingual('Checklist', 'जाँचसूची'),
  noChecklist: bilingual('No checklist.', 'यस कार्यको जाँचसूची छैन।'),
  doneOf: (done: string, all: string) => bilingual(`${done} of ${all} done`, `${all} मध्ये ${done} सम्पन्न`),
  comments: bilingual('Comments', 'टिप्पणीहरू'),
  files: bilingual('Attachments', 'संलग्न फाइल'),
  remove: bilingual('Delete task', 'कार्य हटाउनुहोस्'),
  removeSure: (title: string) => bilingual(`Delete ${title}?`, `${title} हटाउने?`),
  removeRule: bilingual('Delete recurring task', 'दोहोरिने कार्य हटाउनुहोस्'),
  removeRuleWhy: bilingual('Tasks already created are kept.', 'बनिसकेका कार्य रहन्छन्।'),
  newTask: bilingual('New task', 'नयाँ कार्य'),
  newRule: bilingual('New recurring task', 'नयाँ दोहोरिने कार्य'),
  settings: bilingual('Settings of this task', 'यस कार्यका सेटिङ'),
  leaveArea: bilingual('Remove from result area', 'नतिजा क्षेत्रबाट हटाउनुहोस्'),
  leaveSure: (title: string, area: string) =>
    bilingual(`Remove ${title} from ${area}?`, `${title} लाई ${area} बाट हटाउने?`),
  leftArea: bilingual('Removed from the result area.', 'नतिजा क्षेत्रबाट हटाइयो।'),
  openTask: bilingual('Open the task', 'कार्य खोल्नुहोस्'),
} as const;
