/** What every request that the approval engine decides has in common: where it stands, and what moves it on. */
import type { Action } from '../kit/actions.ts';
import { f, type Tone, type UserRef } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';

/** The specification's own words. */
export const requestStates = {
  Requested: { label: bilingual('Requested', 'अनुरोध गरिएको'), tone: 'info' },
  Forwarded: { label: bilingual('Forwarded', 'अघि पठाइएको'), tone: 'caution' },
  Approved: { label: bilingual('Approved', 'स्वीकृत'), tone: 'positive' },
  Decline: { label: bilingual('Declined', 'अस्वीकृत'), tone: 'critical' },
  Cancelled: { label: bilingual('Cancelled', 'रद्द'), tone: 'neutral' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;

export const requestStatus = f.status({
  label: bilingual('Status', 'स्थिति'),
  initial: 'Requested',
  states: requestStates,
});

/** The states of a request that its sender keeps as a draft first. */
export const draftedStatus = f.status({
  label: bilingual('Status', 'स्थिति'),
  initial: 'Draft',
  states: { Draft: { label: bilingual('Draft', 'मस्यौदा'), tone: 'neutral' }, ...requestStates },
});

/** The remark of a decision (OVT-3, VAL-7). */
export const remark = { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }) };
const open = ['Requested', 'Forwarded'] as const;

/**
 * The person who is asked declines, forwards or approves; the person who sent it takes it back while no one has decided. Each asks for a remark, which is
 * how the specification has it of overtime (OVT-3).
 */
export const remarkedActions = {
  decline: {
    label: bilingual('Decline', 'अस्वीकार गर्नुहोस्'),
    tone: 'critical',
    from: open,
    to: 'Decline',
    input: remark,
    viewers: ['supervisor', 'hr', 'notification'],
    flag: 'decline',
    isBulk: true,
  },
  // OVT-7
  forward: {
    label: bilingual('Forward', 'अघि पठाउनुहोस्'),
    tone: 'info',
    from: open,
    to: 'Forwarded',
    input: remark,
    viewers: ['supervisor', 'notification'],
    flag: 'forward',
    hidden_on_admin_route: true,
  },
  approve: {
    label: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
    tone: 'positive',
    from: open,
    to: 'Approved',
    input: remark,
    viewers: ['supervisor', 'hr', 'notification'],
    flag: 'approve',
    isBulk: true,
  },
  cancel: {
    label: bilingual('Cancel request', 'अनुरोध रद्द गर्नुहोस्'),
    tone: 'neutral',
    from: open,
    to: 'Cancelled',
    input: remark,
    viewers: ['user'],
    own: true,
  },
} as const satisfies Record<string, Action<keyof typeof requestStates>>;

/** The same where the organization's setting says whether a remark is needed; declining needs one everywhere. */
export const requestActions = {
  decline: remarkedActions.decline,
  forward: { ...remarkedActions.forward, isRemarkBySetting: true },
  approve: { ...remarkedActions.approve, isRemarkBySetting: true },
  cancel: { ...remarkedActions.cancel, isRemarkBySetting: true },
} as const satisfies Record<string, Action<keyof typeof requestStates>>;

/** The same of a request that is a draft first: its sender sends it, and sends it again once it was declined and changed. */
export const draftedActions = {
  send: {
    label: bilingual('Send', 'पठाउनुहोस्'),
    help: bilingual('It goes to the people who decide.', 'यो निर्णय गर्ने व्यक्तिहरूकहाँ जान्छ।'),
    tone: 'positive',
    from: ['Draft', 'Decline'],
    to: 'Requested',
    viewers: ['user'],
    own: true,
    isBulk: true,
  },
  ...requestActions,
} as const satisfies Record<string, Action<keyof typeof requestStates | 'Draft'>>;

/** Who decided a request last, and for whom where a stand-in did. */
export interface Decision {
  readonly by: UserRef;
  readonly acting_for: UserRef | null;
}
export const decidedBy = bilingual('Decided by', 'निर्णय गर्ने');
/** `B for A` */
export const standingIn = (name: Text, absent: Text): Text =>
  bilingual(`${name.en} for ${absent.en}`, `${absent.ne} को तर्फबाट ${name.ne}`);
const nameOf = ({ full_name: name, name_ne: inNepali }: UserRef): Text => bilingual(name, inNepali || name);
/** Who decided, as lists and files say it. */
export const deciderText = ({ by, acting_for: absent }: Decision): Text =>
  absent === null ? nameOf(by) : standingIn(nameOf(by), nameOf(absent));

/** Why an undecided step went to other approvers (TF-3). */
export const reassignments = {
  supervisor: bilingual('New supervisor', 'नयाँ सुपरिवेक्षक'),
  place: bilingual('Change of branch or division', 'शाखा वा महाशाखा परिवर्तन'),
  head: bilingual('New head of the division or branch', 'महाशाखा वा शाखाको नयाँ प्रमुख'),
  role: bilingual('Change of permissions', 'अनुमति परिवर्तन'),
  time: bilingual('Time limit passed', 'समयसीमा सकियो'),
  left: bilingual('An approver left', 'निर्णय गर्ने व्यक्तिको अवकाश'),
} as const;
export type Reassignment = keyof typeof reassignments;
