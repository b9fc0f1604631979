/** Swaps of shifts between colleagues: one proposes, the other accepts, and who plans them decides. */
import { requestActions, requestStatus } from '../../approval/request.ts';
import { defineEntity, type EntityRecord } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { shiftSwapPaths } from '../paths.ts';
import { rosterMessages } from './messages.ts';

/**
 * On its days each takes the plan of the other. With one day it is a swap of two shifts, or an offer where the colleague is off; with a
 * second one the colleague's shift of that day comes back for it.
 */
export const shiftSwap = defineEntity({
  name: 'shift_swap',
  label: bilingual('Shift swap', 'सिफ्ट साटासाट'),
  plural: bilingual('Shift swaps', 'सिफ्ट साटासाट'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'colleague', 'request_remarks'],
  scopes: { own: { person: ['sender', 'colleague'] }, team: { approvers: true }, organization: { code: '5.06' } },
  lifecycle: {
    kind: 'approval',
    agreedBy: 'colleague',
    isSentElsewhere: true,
    endsWithEmployment: true,
    notification: {
      category: 'attendance',
      dialog: 'shift_swap',
      requested: bilingual('{name} proposed a shift swap', '{name} ले सिफ्ट साट्न प्रस्ताव गर्नुभएको छ'),
      subject: bilingual('your shift swap', 'तपाईंको सिफ्ट साटासाट'),
      paths: shiftSwapPaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    colleague: f.user({ label: bilingual('Colleague', 'सहकर्मी'), required: true }),
    day: f.date({
      label: bilingual('Your shift on', 'तपाईंको सिफ्ट'),
      help: bilingual('The day the colleague works for you', 'सहकर्मीले तपाईंका लागि काम गर्ने दिन'),
      required: true,
      format: 'not_past',
    }),
    return_day: f.date({
      label: bilingual('In return for', 'सट्टामा'),
      help: bilingual(
        "The colleague's shift you work instead. Leave empty to swap on one day, or to offer the shift",
        'तपाईंले सट्टामा काम गर्ने सहकर्मीको सिफ्ट। एकै दिन साट्न वा सिफ्ट दिन मात्र खाली छोड्नुहोस्',
      ),
      format: 'not_past',
    }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }),
    status: requestStatus,
  },
  rules: ({ day, return_day }) => (day === return_day ? { return_day: [rosterMessages.sameDay] } : undefined),
  actions: {
    ...requestActions,
    forward: {
      ...requestActions.forward,
      label: bilingual('Accept and forward', 'स्वीकार गरी अघि पठाउनुहोस्'),
    },
  },
});

export type ShiftSwap = EntityRecord<typeof shiftSwap>;
