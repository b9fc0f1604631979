/** What providers of wallets reported by themselves, and what of it waits for its payment. */
import { bilingual } from '@karmik/model/kit/text';
import { paymentCallback } from '@karmik/model/payment/callback';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { requestScreens } from '../../screens/kit/screens.ts';
import { RefusedCallbacks } from './RefusedCallbacks.tsx';

export const callbacks = requestScreens(paymentCallback, {
  path: paymentEndpoints.callback,
  as: 'hr',
  description: bilingual(
    'Payment results that eSewa reports automatically. A report is matched when its payment is sent.',
    'इसेवाले आफैँ पठाएका सूचना। भुक्तानी पठाएपछि सूचना त्यससँग मिलाइन्छ।',
  ),
  columns: [
    { field: 'received_at', minWidth: '10rem' },
    { field: 'answer', minWidth: '8rem' },
    'amount',
    { field: 'payment', minWidth: '11rem' },
    { field: 'status', minWidth: '11rem' },
    { field: 'payment_key', isHidden: true },
    { field: 'reference', isHidden: true },
    { field: 'handled_at', isHidden: true },
  ],
  filters: ['status', 'answer', 'received_at'],
  sort: '-received_at',
  maySend: () => false,
  sections: [
    {
      kind: 'fields',
      title: paymentCallback.label,
      fields: [
        'received_at',
        'answer',
        'amount',
        'receiver',
        'reference',
        'reason',
        'payment_key',
        'payment',
        'handled_at',
      ],
    },
  ],
  Below: RefusedCallbacks,
  empty: bilingual('No reports from eSewa yet.', 'इसेवाबाट सूचना आएको छैन।'),
});
