/** The words and limits of the noticeboard; apart from its schemas, so that a page that shows them loads no more. */
import { text } from '../kit/text.ts';

/**
 * `Pending` waits for approval, `Scheduled` for its hour, `Published` is read by the organisation, `Denied` went back to its
 * author with a remark.
 */
export const postStates = {
  Pending: { label: text('Pending', 'स्वीकृति बाँकी'), tone: 'caution' },
  Scheduled: { label: text('Scheduled', 'तालिका बनाइएको'), tone: 'info' },
  Published: { label: text('Published', 'प्रकाशित'), tone: 'positive' },
  Denied: { label: text('Denied', 'अस्वीकृत'), tone: 'critical' },
} as const;
export type PostState = keyof typeof postStates;

export const reactions = {
  like: { label: text('Like', 'मन पर्‍यो') },
  love: { label: text('Love', 'माया') },
  celebrate: { label: text('Celebrate', 'बधाई') },
  support: { label: text('Support', 'साथ') },
  laugh: { label: text('Laugh', 'हाँसो') },
  sad: { label: text('Sad', 'दुःख') },
} as const;
export type Reaction = keyof typeof reactions;

export const postLimits = { text: 10_000, comment: 2_000, attachments: 10, pinned: 10, remark: 255 } as const;
