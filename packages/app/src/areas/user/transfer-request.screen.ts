import { text } from '@karmik/model/kit/text';
import { transferRequest } from '@karmik/model/transfer/request';
import { transferParts } from '../../pages/transfer/transfer-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(transferRequest, {
  ...transferParts,
  as: 'user',
  title: text('My transfer requests', 'मेरा सरुवा अनुरोध'),
  description: text(
    'Ask to work elsewhere in the organization. Reviewers look at it, HR decides, and it takes effect on its day.',
    'संस्थामै अन्यत्र काम गर्न अनुरोध गर्नुहोस्। पुनरावलोकनपछि मानव संसाधनले निर्णय गर्छ र तोकिएको दिन लागु हुन्छ।',
  ),
  columns: ['preferred_date', 'branch', 'division', 'job_title', 'reason', 'status', 'created_at'],
  filters: ['status', 'preferred_date'],
  sort: '-created_at',
  search: false,
  addLabel: text('Ask for a transfer', 'सरुवा माग्नुहोस्'),
  form: [
    {
      title: text('Where to', 'कहाँ'),
      description: text('What is left empty stays as it is.', 'खाली छोडिएको यथावत् रहन्छ।'),
      fields: ['branch', 'division', 'job_title', 'supervisor'],
    },
    'preferred_date',
    'reason',
    'request_remarks',
    {
      title: text('Questions', 'प्रश्नहरू'),
      description: text(
        'Choose each question that is asked of you and answer it.',
        'तपाईंलाई सोधिएका प्रश्न छानी उत्तर दिनुहोस्।',
      ),
      fields: ['answers'],
    },
  ],
  empty: text('You have not asked for a transfer.', 'तपाईंले सरुवा माग्नुभएको छैन।'),
}).list;
