import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of tasks and their scores. */
export const taskMessages = defineMessages('task', {
  scored: { en: 'This task is already scored and stays closed.', ne: 'यस कार्यमा अङ्क दिइसकिएको छ, त्यसैले बन्द नै रहन्छ।' },
  ownTask: { en: "You can't approve your own task.", ne: 'आफ्नै कार्य आफैँ स्वीकृत गर्न मिल्दैन।' },
  approvalMoved: { en: 'This approval is already {status}.', ne: 'यो स्वीकृति पहिल्यै “{status}” स्थितिमा छ।' },
  closed: { en: 'This task is closed. Reopen it first.', ne: 'यो कार्य बन्द छ। पहिले फेरि खोल्नुहोस्।' },
  checklistChanged: { en: 'The checklist was changed in the meantime.', ne: 'यसबीच जाँचसूची बदलियो।' },
  checklistOpen: {
    en: '{open} of {all} checklist items are still open',
    ne: 'जाँचसूचीका {all} मध्ये {open} बुँदा अझै बाँकी छन्',
  },
  noResultArea: { en: 'This task belongs to no result area.', ne: 'यो कार्य कुनै नतिजा क्षेत्रको होइन।' },
  ring: { en: 'These tasks would wait for each other: {path}', ne: 'यी कार्य एकअर्कालाई पर्खिरहने हुन्छन्: {path}' },
  withinItself: {
    en: 'A task and its part cannot wait for each other: {path}',
    ne: 'कार्य र त्यसको अंश एकअर्कालाई पर्खन मिल्दैन: {path}',
  },
  notInProject: { en: 'You are not a member of {project}', ne: 'तपाईं {project} को सदस्य हुनुहुन्न' },
  notYoursToMove: { en: '{title} is not yours to move', ne: '{title} सार्ने अधिकार तपाईंलाई छैन' },
  movedSince: {
    en: '{title} was moved in the meantime. Look again before you move it.',
    ne: 'यसबीच {title} सरिसकेको छ। सार्नुअघि फेरि हेर्नुहोस्।',
  },
  endsBeforeStart: { en: 'Deadline must not be before Starts on', ne: 'अन्तिम मिति सुरु मितिभन्दा अघि हुनु हुँदैन' },
  begun: { en: 'Someone started this task. Close it instead.', ne: 'यो कार्य सुरु भइसकेको छ। बरु बन्द गर्नुहोस्।' },
  moved: { en: 'This task is already {status}.', ne: 'यो कार्य पहिल्यै “{status}” स्थितिमा छ।' },
  namesOutsider: { en: '{field} includes someone who does not work here', ne: '{field}: यहाँ काम नगर्ने व्यक्ति राखिएको छ' },
});
