/**
 * What people without an account are asked by a personal link, and where it stands: sent, opened, answered once, or ended. Entities
 * of what is asked take these fields and actions, so that the server has one way to move them on.
 */
import type { PermissionCode } from '../kit/permissions.ts';
import { remark } from '../approval/request.ts';
import type { Action } from '../kit/actions.ts';
import { f, type Tone } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';

const linkStates = {
  Sent: { label: bilingual('Sent', 'पठाइएको'), tone: 'info' },
  Opened: { label: bilingual('Opened', 'खोलिएको'), tone: 'info' },
  Answered: { label: bilingual('Answered', 'जवाफ आएको'), tone: 'positive' },
  Expired: { label: bilingual('Expired', 'म्याद सकिएको'), tone: 'caution' },
  Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;

const answerBy = f.date({
  label: bilingual('Respond by', 'जवाफ दिने म्याद'),
  help: bilingual('The link in the email works until the end of this day', 'इमेलको लिङ्क यो दिनसम्म चल्छ'),
  required: true,
  format: 'not_past',
});

/** Who asks about candidates, and sends them what they are asked. */
export const linkRequestCode = '4.09' satisfies PermissionCode;

export const linkFields = {
  candidate: f.reference({
    label: bilingual('Candidate', 'उम्मेदवार'),
    to: 'pre_employment',
    name_field: 'candidate',
    required: true,
    readonly: true,
  }),
  message: f.longText({
    label: bilingual('Message', 'सन्देश'),
    help: bilingual('Shown in the email and above the questions', 'इमेल र प्रश्नमाथि देखिन्छ'),
    max: 1_000,
  }),
  answer_by: answerBy,
  status: f.status({ label: bilingual('Status', 'स्थिति'), initial: 'Sent', states: linkStates }),
  sent_by: f.user({ label: bilingual('Sent by', 'पठाउने'), readonly: true }),
  sent_at: f.instant({ label: bilingual('Sent at', 'पठाएको समय'), readonly: true }),
  opened_at: f.instant({ label: bilingual('Opened at', 'खोलेको समय'), readonly: true }),
  answered_at: f.instant({ label: bilingual('Answered at', 'जवाफ दिएको समय'), readonly: true }),
} as const;

/** What the person who has the link sees of them. */
export const linkShows = ['candidate', 'message', 'answer_by'] as const satisfies (keyof typeof linkFields)[];

/** A reminder mails the same link again; sending again mails a new one, and the one before ends. */
export const linkActions = {
  remind: {
    label: bilingual('Remind', 'सम्झाउनुहोस्'),
    help: bilingual('The same link is mailed again.', 'उही लिङ्क फेरि इमेलमा पठाइन्छ।'),
    tone: 'info',
    from: ['Sent', 'Opened'],
    to: 'Sent',
    viewers: ['hr'],
    flag: 'write',
  },
  resend: {
    label: bilingual('Send again', 'फेरि पठाउनुहोस्'),
    tone: 'neutral',
    from: ['Sent', 'Opened', 'Expired', 'Withdrawn'],
    to: 'Sent',
    input: { answer_by: answerBy },
    viewers: ['hr'],
    flag: 'write',
  },
  withdraw: {
    label: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
    tone: 'critical',
    from: ['Sent', 'Opened', 'Expired'],
    to: 'Withdrawn',
    input: remark,
    viewers: ['hr'],
    flag: 'write',
  },
} as const satisfies Record<string, Action<keyof typeof linkStates>>;

/** In which states of a candidate others may still be asked. */
export const askableCandidates = ['Draft', 'Offer letter sent', 'Expired', 'Accepted', 'Tasks assigned'] as const;
