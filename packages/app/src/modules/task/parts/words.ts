import { text } from '@karmik/model/kit/text';

/** Words of tasks beyond those of their fields. */
export const words = {
  people: text('People', 'सम्बन्धित व्यक्ति'),
  checklist: text('Checklist', 'जाँचसूची'),
  noChecklist: text('This task has no checklist.', 'यस कार्यको जाँचसूची छैन।'),
  doneOf: (done: string, all: string) => text(`${done} of ${all} done`, `${all} मध्ये ${done} सम्पन्न`),
  comments: text('Comments', 'टिप्पणीहरू'),
  noComments: text('Nobody has said anything yet.', 'अहिलेसम्म कसैले केही भनेका छैनन्।'),
  comment: text('Write a comment', 'टिप्पणी लेख्नुहोस्'),
  send: text('Send comment', 'टिप्पणी पठाउनुहोस्'),
  deleteComment: text('Delete this comment?', 'यो टिप्पणी हटाउने?'),
  files: text('Attachments', 'संलग्न फाइल'),
  noFiles: text('No files are attached.', 'कुनै फाइल संलग्न छैन।'),
  addFile: text('Add a file', 'फाइल थप्नुहोस्'),
  notUploaded: text('The file could not be stored.', 'फाइल राख्न सकिएन।'),
  removeFile: (name: string) => text(`Remove ${name}`, `${name} हटाउनुहोस्`),
  remove: text('Delete task', 'कार्य हटाउनुहोस्'),
  removeSure: (title: string) => text(`Delete ${title}?`, `${title} हटाउने?`),
  removeRule: text('Delete recurring task', 'दोहोरिने कार्य हटाउनुहोस्'),
  removeRuleWhy: text('Tasks that it made stay.', 'यसले बनाएका कार्य रहन्छन्।'),
  newTask: text('New task', 'नयाँ कार्य'),
  newRule: text('New recurring task', 'नयाँ दोहोरिने कार्य'),
  openTask: text('Open the task', 'कार्य खोल्नुहोस्'),
} as const;
