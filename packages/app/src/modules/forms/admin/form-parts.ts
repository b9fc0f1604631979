import { bilingual } from '@karmik/model/kit/text';

/** What is asked of a form, in its order. */
export const formParts = [
  'name',
  'category',
  'description',
  'question_set',
  { title: bilingual('When', 'कहिले'), fields: ['state', 'deadline', 'is_multiple'] },
  {
    title: bilingual('Audience', 'कसका लागि'),
    description: bilingual(
      'Selected people and everyone in the selected groups. Leave empty for everyone.',
      'छानिएका व्यक्ति र छानिएका समूहमा पर्ने सबै। सबैका लागि हो भने खाली छोड्नुहोस्।',
    ),
    fields: ['people', 'branches', 'divisions', 'employment_types'],
  },
  { title: bilingual('How', 'कसरी'), fields: ['is_anonymous', 'needs_approval', 'disclaimer'] },
] as const;
