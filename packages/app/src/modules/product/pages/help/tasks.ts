import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const tasks: HelpTopic = {
  id: 'tasks',
  title: bilingual('Tasks', 'कार्य'),
  lead: bilingual('Assign, complete and score tasks.', 'कार्य दिनुहोस्, पूरा गर्नुहोस् र अङ्क दिनुहोस्।'),
  parts: [
    {
      title: bilingual('Find your tasks', 'तपाईंले गर्नुपर्ने कार्य'),
      lines: [
        bilingual(
          'Tasks → Assigned to me lists your tasks; its second tab has tasks from HR processes, such as clearance. The red numbers in the menu count open tasks.',
          'कार्य → मेरो जिम्मामा खोल्दा अरूले दिएका कार्य र दोस्रो ट्याबमा फरफारकजस्ता मानव संसाधन प्रक्रियाका कार्य देखिन्छन्। मेनुका राता अङ्कले बाँकी सङ्ख्या बताउँछन्।',
        ),
        bilingual(
          'Start a task, tick off its checklist, and complete it. If the organization requires it, finish the checklist first.',
          'कार्य सुरु गर्नुहोस्, जाँचसूचीमा चिह्न लगाउँदै जानुहोस् र पूरा गर्नुहोस्। संस्थाले तोकेको भए पहिले पूरा जाँचसूची सकिनुपर्छ।',
        ),
      ],
    },
    {
      title: bilingual('Give a task', 'कार्य दिनुहोस्'),
      lines: [
        bilingual(
          'Choose the assignees and the deadline. Observers can view and comment, but not change the task.',
          'जिम्मेवार व्यक्ति र अन्तिम मिति लेख्नुहोस्। पर्यवेक्षकले सबै हेर्छन् र टिप्पणी गर्छन्, तर केही बदल्दैनन्।',
        ),
        bilingual(
          'You can change, close and reopen tasks you assigned. You can also delete tasks no one has started.',
          'आफूले दिएको कार्य तपाईंले बदल्न, बन्द गर्न र फेरि खोल्न सक्नुहुन्छ। कसैले सुरु नगरेको हटाउन पनि मिल्छ।',
        ),
        bilingual(
          'A recurring task is created automatically every day, week or month of either calendar. In shorter months it is created on the last day.',
          'दोहोरिने कार्य हरेक दिन, हप्ता वा दुवै पात्रोको महिना आफैँ बन्छ। छोटो महिनामा अन्तिम दिन बन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Approval and scores', 'स्वीकृति र अङ्क'),
      lines: [
        bilingual(
          "The assigner scores a task that needs approval from 1 to 10. You can't score your own: tasks you assign to yourself go to your supervisor.",
          'स्वीकृति चाहिने कार्यमा दिने व्यक्तिले १ देखि १० सम्म अङ्क दिन्छन्। आफ्नै कार्यमा कसैले अङ्क दिँदैन: आफैँलाई दिएको कार्य सुपरिवेक्षककहाँ जान्छ।',
        ),
        bilingual(
          'Acknowledge your score or not; it then goes to HR, who set the final one.',
          'तपाईं आफ्नो अङ्क स्वीकार गर्नुहुन्छ वा गर्नुहुन्न; नगरेमा मानव संसाधनमा जान्छ र अन्तिम अङ्क त्यहीँ तोकिन्छ।',
        ),
      ],
    },
  ],
};
