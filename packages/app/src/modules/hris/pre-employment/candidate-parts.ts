import type { preEmployment } from '@karmik/model/hris/pre-employment';
import type { FieldsOf } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import type { Section } from '../../../screens/kit/bodies.ts';

/** What is asked of a candidate and of the offer, in its order. */
export const candidateForm = [
  {
    title: bilingual('Candidate', 'उम्मेदवार'),
    fields: ['first_name', 'middle_name', 'last_name', 'name_ne', 'gender', 'email', 'phone', 'address', 'cv'],
  },
  {
    title: bilingual('Post', 'पद'),
    fields: ['job_title', 'employment_level', 'employment_type', 'branch', 'division', 'supervisor'],
  },
  {
    title: bilingual('Offer', 'प्रस्ताव'),
    fields: ['joins_on', 'contract_ends_on', 'salary', 'letter_template', 'remarks'],
  },
] as const;

/** What the views of a candidate share. */
export const candidateSections = [
  {
    kind: 'fields',
    title: bilingual('Candidate', 'उम्मेदवार'),
    fields: ['candidate', 'name_ne', 'gender', 'email', 'phone', 'address', 'cv'],
  },
  {
    kind: 'fields',
    title: bilingual('Post', 'पद'),
    fields: ['job_title', 'employment_level', 'employment_type', 'branch', 'division', 'supervisor'],
  },
  {
    kind: 'fields',
    title: bilingual('Offer', 'प्रस्ताव'),
    fields: [
      'joins_on',
      'contract_ends_on',
      'salary',
      'letter_template',
      'letter_number',
      'answer_by',
      'offered_by',
      'answered_at',
      'answer_remark',
      'remarks',
    ],
  },
] satisfies readonly Section<FieldsOf<typeof preEmployment>>[];
