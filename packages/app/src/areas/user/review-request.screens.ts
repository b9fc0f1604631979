import { reviewPaths } from '@karmik/model/hris/paths';
import { employmentReview } from '@karmik/model/hris/review';
import { text } from '@karmik/model/kit/text';
import { reviewParts } from '../../pages/separation/review-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';
import { may, session } from '../../shell/session.ts';

const screens = requestScreens(employmentReview, {
  ...reviewParts,
  as: 'notification',
  opens: reviewPaths.ownRequest,
  title: text('Employment reviews', 'रोजगार समीक्षा'),
  description: text(
    'Reviews that you proposed, on which you are asked, and those about you that were approved.',
    'तपाईंले प्रस्ताव गरेका, तपाईंलाई सोधिएका, र तपाईंबारे स्वीकृत समीक्षा।',
  ),
  columns: ['employee', 'review_type', 'effective_date', 'sender', 'status'],
  filters: ['status', 'change', 'effective_date', 'employee'],
  sort: '-created_at',
  addLabel: text('Propose a review', 'समीक्षा प्रस्ताव गर्नुहोस्'),
  maySend: () => may('4.06', 'write') || (session.info?.supervisor.is_supervisor ?? false),
  empty: text('There is no review that concerns you.', 'तपाईंसँग सम्बन्धित समीक्षा छैन।'),
});

export const { list, detail } = screens;
