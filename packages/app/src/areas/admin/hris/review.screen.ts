import { employmentReview } from '@karmik/model/hris/review';
import { text } from '@karmik/model/kit/text';
import { reviewParts } from '../../../pages/separation/review-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { may } from '../../../shell/session.ts';

export default requestScreens(employmentReview, {
  ...reviewParts,
  as: 'hr',
  title: text('Review details', 'समीक्षाका विवरण'),
  description: text(
    'Changes that are proposed. What is approved takes effect on its day.',
    'प्रस्तावित परिवर्तन। स्वीकृत भएको तोकिएको दिन लागु हुन्छ।',
  ),
  columns: ['employee', 'review_type', 'effective_date', 'sender', 'status', 'created_at'],
  filters: ['status', 'change', 'review_type', 'effective_date', 'employee'],
  sort: '-created_at',
  addLabel: text('Propose a review', 'समीक्षा प्रस्ताव गर्नुहोस्'),
  maySend: () => may('4.06', 'write'),
  empty: text('Nothing is proposed yet.', 'अहिलेसम्म केही प्रस्ताव छैन।'),
}).list;
