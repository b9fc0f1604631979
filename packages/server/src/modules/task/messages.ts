import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of tasks and their scores. */
export const taskMessages = defineMessages('task', {
  scored: { en: 'This task was scored already and stays closed.', ne: 'यस कार्यमा अङ्क दिइसकिएको छ, त्यसैले बन्द नै रहन्छ।' },
  ownTask: { en: 'Nobody approves their own task.', ne: 'आफ्नै कार्य आफैँ स्वीकृत गर्न मिल्दैन।' },
  approvalMoved: { en: 'This approval is {status} already.', ne: 'यो स्वीकृति पहिल्यै “{status}” स्थितिमा छ।' },
  closed: { en: 'This task is closed. Open it again first.', ne: 'यो कार्य बन्द छ। पहिले फेरि खोल्नुहोस्।' },
  checklistChanged: { en: 'The checklist was changed meanwhile.', ne: 'यसबीच जाँचसूची बदलियो।' },
  filesLimit: { en: 'A task has {most} files at most', ne: 'एक कार्यमा बढीमा {most} फाइल हुन्छन्' },
  checklistOpen: {
    en: '{open} of {all} items of the checklist are still open',
    ne: 'जाँचसूचीका {all} मध्ये {open} बुँदा अझै बाँकी छन्',
  },
  begun: { en: 'Somebody began this task. Close it instead.', ne: 'यो कार्य सुरु भइसकेको छ। बरु बन्द गर्नुहोस्।' },
  moved: { en: 'This task is {status} already.', ne: 'यो कार्य पहिल्यै “{status}” स्थितिमा छ।' },
  namesOutsider: { en: '{field} names somebody who does not work here', ne: '{field}: यहाँ काम नगर्ने व्यक्ति राखिएको छ' },
});
