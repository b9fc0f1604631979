import { bilingual } from '@karmik/model/kit/text';

/** Words of tasks beyond those of their fields. */
export const words = {
  people: bilingual('People', 'सम्बन्धित व्यक्ति'),
  checklist: bilingual('Checklist', 'जाँचसूची'),
  noChecklist: bilingual('No checklist.', 'यस कार्यको जाँचसूची छैन।'),
  doneOf: (done: string, all: string) => bilingual(`${done} of ${all} done`, `${all} मध्ये ${done} सम्पन्न`),
  comments: bilingual('Comments', 'टिप्पणीहरू'),
  noComments: bilingual('No comments yet.', 'अहिलेसम्म कसैले केही भनेका छैनन्।'),
  comment: bilingual('Write a comment', 'टिप्पणी लेख्नुहोस्'),
  send: bilingual('Send comment', 'टिप्पणी पठाउनुहोस्'),
  deleteComment: bilingual('Delete this comment?', 'यो टिप्पणी हटाउने?'),
  files: bilingual('Attachments', 'संलग्न फाइल'),
  noFiles: bilingual('No files attached.', 'कुनै फाइल संलग्न छैन।'),
  addFile: bilingual('Add a file', 'फाइल थप्नुहोस्'),
  notUploaded: bilingual("The file couldn't be saved.", 'फाइल राख्न सकिएन।'),
  removeFile: (name: string) => bilingual(`Remove ${name}`, `${name} हटाउनुहोस्`),
  remove: bilingual('Delete task', 'कार्य हटाउनुहोस्'),
  removeSure: (title: string) => bilingual(`Delete ${title}?`, `${title} हटाउने?`),
  removeRule: bilingual('Delete recurring task', 'दोहोरिने कार्य हटाउनुहोस्'),
  removeRuleWhy: bilingual('Tasks already created are kept.', 'यसले बनाएका कार्य रहन्छन्।'),
  newTask: bilingual('New task', 'नयाँ कार्य'),
  newRule: bilingual('New recurring task', 'नयाँ दोहोरिने कार्य'),
  openTask: bilingual('Open the task', 'कार्य खोल्नुहोस्'),
} as const;
