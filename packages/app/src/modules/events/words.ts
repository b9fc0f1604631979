import { bilingual, type Text } from '@karmik/model/kit/text';
import { figures } from '@karmik/model/kit/digits';
import { counted } from '@karmik/model/kit/plural';

/** What pages of events say. */
export const words = {
  addEvent: bilingual('Add event', 'कार्यक्रम थप्नुहोस्'),
  empty: bilingual(
    'Events you organize or are invited to appear here.',
    'तपाईंले आयोजना गरेका वा निमन्त्रणा पाएका कार्यक्रम यहाँ देखिन्छन्।',
  ),
  emptyAll: bilingual('No events yet.', 'अहिलेसम्म कार्यक्रम छैन।'),
  ownHelp: bilingual(
    'Meetings and events you organize or are invited to.',
    'तपाईंले आयोजना गरेका वा निमन्त्रणा पाएका बैठक र कार्यक्रम।',
  ),
  calendarHelp: bilingual(
    'Your events, leave, holidays and birthdays.',
    'तपाईंका कार्यक्रम, बिदा, सार्वजनिक बिदा र जन्मदिन।',
  ),
  when: bilingual('Time', 'समय'),
  series: bilingual('Series', 'शृङ्खला'),
  place: bilingual('Place', 'स्थान'),
  guests: bilingual('Guests', 'अतिथि'),
  answer: bilingual('Your response', 'तपाईंको जवाफ'),
  days: bilingual('Days', 'दिन'),
  posts: bilingual('Posts', 'पोस्ट'),
  openPosts: bilingual('View posts', 'पोस्ट हेर्नुहोस्'),
  noGuests: bilingual('No guests yet.', 'अहिलेसम्म अतिथि छैनन्।'),
  optional: bilingual('Optional', 'ऐच्छिक'),
  notAnswered: bilingual('No response', 'जवाफ छैन'),
  olderVersion: bilingual('To an earlier time', 'अघिल्लो समयका लागि'),
  wholeSeries: bilingual('Whole series', 'पूरै शृङ्खला'),
  onlyDay: bilingual('One day only', 'एक दिन मात्र'),
  answerFor: bilingual('Respond for', 'केका लागि'),
  day: bilingual('Day', 'दिन'),
  send: bilingual('Send response', 'जवाफ पठाउनुहोस्'),
  answered: bilingual('Response sent', 'जवाफ पठाइयो'),
  moved: bilingual('Moved', 'सारिएको'),
  cancelled: bilingual('Cancelled', 'रद्द'),
  accepted: (count: number): Text => bilingual(`${count} attending`, `${figures(count, 'ne')} जना आउने`),
  showDays: bilingual('Show more days', 'थप दिन देखाउनुहोस्'),
  moreDays: (count: number): Text =>
    bilingual(`Not shown: ${counted(count, 'day')}`, `नदेखाइएको: ${figures(count, 'ne')} दिन`),
  actions: bilingual('Actions', 'काम'),
  changeDay: bilingual('Change this day', 'यो दिन बदल्नुहोस्'),
  changeFollowing: bilingual('Change this and following', 'यो र यसपछिका बदल्नुहोस्'),
  cancelDay: bilingual('Cancel this day', 'यो दिन रद्द गर्नुहोस्'),
  cancelFollowing: bilingual('Cancel this and following', 'यो र यसपछिका रद्द गर्नुहोस्'),
  cancelDayWhy: bilingual(
    'Guests get a cancellation. The other days stay.',
    'अतिथिलाई रद्द भएको सूचना जान्छ। अरू दिन रहन्छन्।',
  ),
  cancelFollowingWhy: bilingual(
    'Guests get a cancellation. The days before it stay.',
    'अतिथिलाई रद्द भएको सूचना जान्छ। त्यसअघिका दिन रहन्छन्।',
  ),
  saved: bilingual('Saved', 'सुरक्षित भयो'),
  save: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
  ownTimes: (days: string): Text =>
    bilingual(`These days keep their own time: ${days}`, `यी दिनको आफ्नै समय रहन्छ: ${days}`),
  asksAgain: bilingual('If you change the time, guests are asked again.', 'समय बदल्दा अतिथिलाई फेरि सोधिन्छ।'),
  roomFree: (meetings: number): Text =>
    bilingual(`The room is free: ${counted(meetings, 'day')}.`, `कक्ष खाली छ: ${figures(meetings, 'ne')} दिन।`),
  roomHeld: (day: string): Text => bilingual(`The room is held until ${day}.`, `कक्ष ${day} सम्म राखिन्छ।`),
  roomTaken: (room: string, when: string): Text => bilingual(`${room} is taken: ${when}.`, `${room} खाली छैन: ${when}।`),
  roomsFree: (rooms: string): Text => bilingual(`Free then: ${rooms}.`, `त्यति बेला खाली: ${rooms}।`),
  roomWays: bilingual(
    'Leave the day out, or choose a room for it under Other rooms.',
    'त्यो दिन छाड्नुहोस् वा अन्य कक्षमा त्यस दिनको कक्ष छान्नुहोस्।',
  ),
  requests: bilingual('Requests to be invited', 'निमन्त्रणाका अनुरोध'),
  requestsHelp: bilingual('These people got the link of a guest.', 'यी व्यक्तिले अतिथिको लिङ्क पाएका हुन्।'),
  invite: bilingual('Invite', 'निमन्त्रणा दिनुहोस्'),
  refuse: bilingual('Refuse', 'अस्वीकार गर्नुहोस्'),
  invited: bilingual('Invitation sent', 'निमन्त्रणा पठाइयो'),
  refused: bilingual('Refused', 'अस्वीकार गरियो'),
  main: bilingual('Details', 'विवरण'),
  part: (from: string, to: string): Text => bilingual(`${from} to ${to}`, `${from} देखि ${to} सम्म`),
} as const;

export const calendarWords = {
  view: bilingual('View', 'दृश्य'),
  month: bilingual('Month', 'महिना'),
  week: bilingual('Week', 'हप्ता'),
  day: bilingual('Day', 'दिन'),
  agenda: bilingual('Agenda', 'सूची'),
  layers: bilingual('Layers', 'तह'),
  calendar: bilingual('Calendar', 'पात्रो'),
  earlier: bilingual('Earlier', 'अघिल्लो'),
  later: bilingual('Later', 'पछिल्लो'),
  today: bilingual('Today', 'आज'),
  open: bilingual('Open event', 'कार्यक्रम खोल्नुहोस्'),
  close: bilingual('Close', 'बन्द गर्नुहोस्'),
  tentative: bilingual('Not confirmed', 'पुष्टि नभएको'),
} as const;

export const postWords = {
  scheduled: bilingual('Scheduled posts', 'समय तोकिएका पोस्ट'),
  toEvent: bilingual('Back to the event', 'कार्यक्रममा फर्कनुहोस्'),
  toPosts: bilingual('All posts', 'सबै पोस्ट'),
  none: bilingual('Posts for the guests appear here.', 'अतिथिका लागि लेखिएका पोस्ट यहाँ देखिन्छन्।'),
  noneScheduled: bilingual(
    'Posts you schedule for this event appear here.',
    'यस कार्यक्रमका लागि तपाईंले समय तोकेका पोस्ट यहाँ देखिन्छन्।',
  ),
  write: bilingual('Write to the guests', 'अतिथिलाई लेख्नुहोस्'),
  onlyGuests: bilingual('Only guests of the event read it.', 'कार्यक्रमका अतिथिले मात्र पढ्छन्।'),
} as const;

export const invitationWords = {
  title: bilingual('Invitation', 'निमन्त्रणा'),
  closed: bilingual('This link is no longer valid', 'यो लिङ्क अब मान्य छैन'),
  answersFor: (name: string, address: string): Text =>
    bilingual(`You respond for ${name} (${address})`, `तपाईं ${name} (${address}) का तर्फबाट जवाफ दिँदै हुनुहुन्छ`),
  organizer: bilingual('Organizer', 'आयोजक'),
  noAnswer: bilingual('The organizer does not ask for responses.', 'आयोजकले जवाफ माग्नुभएको छैन।'),
  send: bilingual('Send response', 'जवाफ पठाउनुहोस्'),
  sent: bilingual('Thank you. Your response was sent to the organizer.', 'धन्यवाद। तपाईंको जवाफ आयोजकलाई पठाइयो।'),
  older: bilingual(
    'The time has changed since you opened this page. Look at the new time and respond again.',
    'यो पाना खोलेपछि समय बदलियो। नयाँ समय हेरी फेरि जवाफ दिनुहोस्।',
  ),
  notYou: (name: string): Text => bilingual(`Are you not ${name}?`, `तपाईं ${name} होइन?`),
  joinHelp: bilingual(
    'Ask to be invited yourself. The organizer decides.',
    'आफ्नै निमन्त्रणा माग्नुहोस्। आयोजकले निर्णय गर्नुहुन्छ।',
  ),
  join: bilingual('Ask to be invited', 'निमन्त्रणा माग्नुहोस्'),
  joined: bilingual('Your request was sent to the organizer.', 'तपाईंको अनुरोध आयोजकलाई पठाइयो।'),
} as const;
