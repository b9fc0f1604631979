import type { employmentReview } from '@karmik/model/hris/review';
import type { FieldsOf } from '@karmik/model/kit/entity';
import { text } from '@karmik/model/kit/text';
import type { Section } from '../../screens/kit/bodies.ts';
import { WhatChanges } from './WhatChanges.tsx';

type Fields = FieldsOf<typeof employmentReview>;

/** What the views of an employment review share, whoever looks. */
export const reviewParts = {
  path: 'hris/:org/employment-review',
  sections: [
    {
      kind: 'fields',
      title: text('Review', 'समीक्षा'),
      fields: ['employee', 'review_type', 'effective_date', 'sender', 'request_remarks', 'created_at'],
    },
    { kind: 'own', title: text('What changes', 'के बदलिन्छ'), Section: WhatChanges },
  ] satisfies readonly Section<Fields>[],
  form: [
    'employee',
    'review_type',
    'effective_date',
    {
      title: text('What changes', 'के बदलिन्छ'),
      description: text('What is left empty stays as it is.', 'खाली छोडिएको यथावत् रहन्छ।'),
      fields: ['job_title', 'employment_level', 'step', 'division', 'branch', 'employment_type', 'contract_ends_on'],
    },
    'request_remarks',
  ],
} as const;
