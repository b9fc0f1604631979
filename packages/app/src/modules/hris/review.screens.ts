import { reviewPaths } from '@karmik/model/hris/paths';
import { employmentReview } from '@karmik/model/hris/review';
import { bilingual } from '@karmik/model/kit/text';
import { WhatChanges } from './separation/WhatChanges.tsx';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { may, session } from '../../shell/session.ts';

const whatChanges = bilingual('What changes', 'के बदलिन्छ');

export default approvalScreens(employmentReview, {
  path: 'hris/:org/employment-review',
  paths: reviewPaths,
  columns: ['employee', 'review_type', 'effective_date', 'sender', 'status'],
  filters: ['status', 'change', 'effective_date', 'employee'],
  sort: '-created_at',
  addLabel: bilingual('Propose a review', 'समीक्षा प्रस्ताव गर्नुहोस्'),
  form: [
    'employee',
    'review_type',
    'effective_date',
    {
      title: whatChanges,
      description: bilingual('Leave empty what does not change.', 'खाली छोडिएको यथावत् रहन्छ।'),
      fields: ['job_title', 'employment_level', 'step', 'division', 'branch', 'employment_type', 'contract_ends_on'],
    },
    'request_remarks',
  ],
  sections: [
    {
      kind: 'fields',
      title: bilingual('Review', 'समीक्षा'),
      fields: ['employee', 'review_type', 'effective_date', 'sender', 'request_remarks', 'created_at'],
    },
    { kind: 'own', title: whatChanges, Section: WhatChanges },
  ],
  own: {
    // One list for the person who proposed a review, is asked about it, or is its subject.
    as: 'notification',
    description: bilingual(
      'Reviews you proposed, reviews that need your decision, and approved reviews about you.',
      'तपाईंले प्रस्ताव गरेका, तपाईंको निर्णय चाहिने, र तपाईंबारे स्वीकृत समीक्षा।',
    ),
    maySend: () => may('4.06', 'write') || (session.info?.supervisor.is_supervisor ?? false),
    empty: bilingual('No reviews yet.', 'अहिलेसम्म समीक्षा छैन।'),
  },
  organization: {
    description: bilingual(
      'Proposed employment changes. Approved changes take effect on their date.',
      'प्रस्तावित रोजगारी परिवर्तन। स्वीकृत परिवर्तन तोकिएको दिन लागु हुन्छ।',
    ),
    columns: ['employee', 'review_type', 'effective_date', 'sender', 'status', 'created_at'],
    filters: ['status', 'change', 'review_type', 'effective_date', 'employee'],
    maySend: () => may('4.06', 'write'),
    empty: bilingual('No reviews yet.', 'अहिलेसम्म समीक्षा छैन।'),
  },
});
