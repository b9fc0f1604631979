import { text } from '@karmik/model/kit/text';
import { transferRequest } from '@karmik/model/transfer/request';
import { transferParts } from '../../pages/transfer/transfer-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(transferRequest, {
  ...transferParts,
  as: 'supervisor',
  title: text('Transfers to review', 'पुनरावलोकन गर्ने सरुवा'),
  description: text(
    'Requests that you review. Forward what HR should decide; your own never come to you.',
    'तपाईंले पुनरावलोकन गर्ने अनुरोध। मानव संसाधनले निर्णय गर्नुपर्ने अघि पठाउनुहोस्; आफ्नै अनुरोध आफूकहाँ आउँदैन।',
  ),
  columns: ['sender', 'preferred_date', 'branch', 'division', 'job_title', 'status'],
  filters: ['status', 'preferred_date', 'sender'],
  sort: '-created_at',
  empty: text('Requests on which you are asked show here.', 'तपाईंलाई सोधिएका अनुरोध यहाँ देखिन्छन्।'),
}).list;
