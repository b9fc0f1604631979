import { text } from '@karmik/model/kit/text';

/** Where a mail stands. `held` mails were not sent because no mail server is set; their links can be handed over. */
export const emailStates = {
  queued: { label: text('Queued', 'पङ्क्तिमा'), tone: 'info' },
  held: { label: text('Held', 'रोकिएको'), tone: 'caution' },
  sent: { label: text('Sent', 'पठाइएको'), tone: 'positive' },
  handed_over: { label: text('Handed over', 'हस्तान्तरित'), tone: 'neutral' },
  failed: { label: text('Failed', 'असफल'), tone: 'critical' },
} as const;
