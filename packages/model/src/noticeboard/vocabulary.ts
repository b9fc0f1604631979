/** The words and limits of the noticeboard; apart from its schemas, so that a page that shows them loads no more. */
import { bilingual } from '../kit/text.ts';

/**
 * `Pending` waits for approval, `Scheduled` for its hour, `Published` is read by the organisation, `Denied` went back to its
 * author with a remark.
 */
export const postStates = {
  Pending: { label: bilingual('Pending', 'स्वीकृति बाँकी'), tone: 'caution' },
  Scheduled: { label: bilingual('Scheduled', 'समय तोकिएको'), tone: 'info' },
  Published: { label: bilingual('Published', 'प्रकाशित'), tone: 'positive' },
  Denied: { label: bilingual('Denied', 'अस्वीकृत'), tone: 'critical' },
} as const;
export type PostState = keyof typeof postStates;

export const reactions = {
  like: { label: bilingual('Like', 'मन पर्‍यो') },
  love: { label: bilingual('Love', 'माया') },
  celebrate: { label: bilingual('Celebrate', 'बधाई') },
  support: { label: bilingual('Support', 'साथ') },
  laugh: { label: bilingual('Laugh', 'हाँसो') },
  sad: { label: bilingual('Sad', 'दुःख') },
} as const;
export type Reaction = keyof typeof reactions;

export const postLimits = {
  text: 10_000,
  comment: 2_000,
  attachments: 10,
  pinned: 10,
  remark: 255,
  thanks: 10,
} as const;
