import { bilingual } from '@karmik/model/kit/text';

/** Where a mail stands. `held` mails were not sent because no mail server is set; their links can be handed over. */
export const emailStates = {
  queued: { label: bilingual('Queued', 'पालोमा'), tone: 'info' },
  held: { label: bilingual('Held', 'रोकिएको'), tone: 'caution' },
  sent: { label: bilingual('Sent', 'पठाइएको'), tone: 'positive' },
  handed_over: { label: bilingual('Handed over', 'हस्तान्तरित'), tone: 'neutral' },
  failed: { label: bilingual('Failed', 'असफल'), tone: 'critical' },
} as const;
