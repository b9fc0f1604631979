/** Events as their organizer and guests see them, and all of them for HR. */
import { eventAdminPaths } from '@karmik/model/events/admin-paths';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { event } from '@karmik/model/events/event';
import { eventPaths } from '@karmik/model/events/paths';
import { requestScreens } from '../../screens/kit/screens.ts';
import { session } from '../../shell/session.ts';
import { Days } from './parts/Days.tsx';
import { EventFormNotice } from './parts/EventFormNotice.tsx';
import { Guests } from './parts/Guests.tsx';
import { OwnAnswer } from './parts/OwnAnswer.tsx';
import { PostsLink } from './parts/PostsLink.tsx';
import { words } from './words.ts';

const form = [
  {
    title: words.main,
    fields: ['title', 'type', 'is_all_day', 'starts_on', 'start_time', 'ends_on', 'end_time', 'timezone'],
  },
  {
    title: words.series,
    fields: [
      'repeats',
      'repeat_every',
      'repeat_days',
      'repeat_on',
      'repeat_ends',
      'repeat_until',
      'repeat_count',
      'left_out',
    ],
  },
  { title: words.place, fields: ['room', 'other_rooms', 'location', 'link', 'notes'] },
  { title: words.guests, fields: ['guests', 'asks_answer', 'allows_part', 'reminder'] },
] as const;

const shared = {
  path: eventEndpoints.event,
  columns: [
    { field: 'title', minWidth: '14rem' },
    'type',
    'starts_on',
    { field: 'start_time', minWidth: '6rem' },
    'repeats',
    'room',
    'organizer',
    'status',
    { field: 'location', isHidden: true },
    { field: 'ends_on', isHidden: true },
    { field: 'repeat_until', isHidden: true },
  ],
  filters: ['status', 'type', 'starts_on', 'room', 'organizer', 'repeats'],
  sort: '-starts_on',
  form,
  addLabel: words.addEvent,
  submitLabel: words.save,
  FormNotice: EventFormNotice,
  sections: [
    { kind: 'own', title: words.answer, isBare: true, Section: OwnAnswer },
    {
      kind: 'fields',
      title: words.when,
      fields: [
        'type',
        'organizer',
        'starts_on',
        'start_time',
        'ends_on',
        'end_time',
        'timezone',
        'reminder',
        'repeats',
        'repeat_every',
        'repeat_days',
        'repeat_on',
        'repeat_until',
        'repeat_count',
        'left_out',
        'held_until',
      ],
    },
    { kind: 'fields', title: words.place, fields: ['room', 'other_rooms', 'location', 'link', 'notes'] },
    { kind: 'own', isBare: true, Section: Guests },
    { kind: 'own', isBare: true, Section: Days },
    { kind: 'own', isBare: true, Section: PostsLink },
  ],
} as const;

/** Who only reads an organization makes no events. */
const maySend = (): boolean => session.info?.user.is_audit_user !== true;

export const own = requestScreens(event, {
  ...shared,
  as: 'user',
  opens: eventPaths.detail,
  description: words.ownHelp,
  maySend,
  empty: words.empty,
});

export const all = requestScreens(event, {
  ...shared,
  as: 'hr',
  opens: eventAdminPaths.detail,
  maySend,
  empty: words.emptyAll,
});
