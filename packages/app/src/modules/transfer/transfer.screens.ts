import { bilingual } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { transferRequest } from '@karmik/model/transfer/request';
import { lazy } from 'react';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { transferCalls } from './calls.ts';

const TransferFiles = lazy(async () => ({ default: (await import('./TransferThread.tsx')).TransferFiles }));
const TransferComments = lazy(async () => ({ default: (await import('./TransferThread.tsx')).TransferComments }));

const destination = ['branch', 'division', 'job_title', 'supervisor'] as const;

export default approvalScreens(transferRequest, {
  path: transferCalls,
  paths: transferPaths,
  columns: ['sender', 'preferred_date', 'branch', 'division', 'job_title', 'reason', 'status'],
  filters: ['status', 'preferred_date', 'sender'],
  sort: '-created_at',
  addLabel: bilingual('Request transfer', 'सरुवा माग्नुहोस्'),
  form: [
    {
      title: bilingual('New position', 'नयाँ पदस्थापन'),
      description: bilingual('Leave empty what does not change.', 'खाली छोडिएको यथावत् रहन्छ।'),
      fields: destination,
    },
    'preferred_date',
    'reason',
    'request_remarks',
    {
      title: bilingual('Questions', 'प्रश्न'),
      description: bilingual('Answer each question.', 'हरेक प्रश्नको उत्तर दिनुहोस्।'),
      fields: ['answers'],
    },
  ],
  sections: [
    {
      kind: 'fields',
      title: bilingual('Transfer', 'सरुवा'),
      fields: ['sender', ...destination, 'preferred_date', 'reason', 'request_remarks', 'created_at', 'answers'],
    },
    { kind: 'own', title: bilingual('Attachments', 'संलग्न फाइल'), Section: TransferFiles },
    { kind: 'own', title: bilingual('Comments', 'टिप्पणीहरू'), Section: TransferComments },
  ],
  own: {
    description: bilingual(
      'Request to move within the organization. Reviewers check it, HR decides.',
      'संस्थाभित्र सरुवाका लागि अनुरोध गर्नुहोस्। पुनरावलोकनपछि मानव संसाधनले निर्णय गर्छ।',
    ),
    columns: ['preferred_date', 'branch', 'division', 'job_title', 'reason', 'status', 'created_at'],
    empty: bilingual('No transfer requests yet.', 'अहिलेसम्म सरुवा अनुरोध छैन।'),
  },
  team: {
    description: bilingual(
      'Requests for you to review. Forward those that HR should decide.',
      'तपाईंले पुनरावलोकन गर्नुपर्ने अनुरोध। मानव संसाधनले निर्णय गर्नुपर्ने अघि पठाउनुहोस्।',
    ),
    columns: ['sender', 'preferred_date', 'branch', 'division', 'job_title', 'status'],
    empty: bilingual('Requests for you to review appear here.', 'तपाईंले पुनरावलोकन गर्नुपर्ने अनुरोध यहाँ देखिन्छन्।'),
  },
  organization: {
    filters: ['status', 'preferred_date', 'reason', 'branch', 'division', 'sender'],
    empty: bilingual('No transfer requests yet.', 'अहिलेसम्म सरुवा अनुरोध छैन।'),
  },
});
