import type { Language } from '@karmik/model/kit/text';
import { figures } from '@karmik/model/kit/digits';

/** The badge of the bell shows larger counts as this with a plus. */
const mostShown = 99;

/** What a badge shows of a count. */
const shownCount = (count: number): string => (count > mostShown ? `${mostShown}+` : `${count}`);

const isShownApart = (unread: number, unresolved: number, shown: number): boolean =>
  (unread > 0 && unresolved > 0) || shown > mostShown;

/** Texts of the bell, which come with it and not with the first page. */
const english = {
  title: 'Notifications',
  /** @param shown how many there are, what is both unread and unresolved once */
  bell: (unread: number, unresolved: number, shown: number) =>
    // The name contains what the badge shows (WCAG 2.5.3).
    [
      isShownApart(unread, unresolved, shown) ? `Notifications: ${shownCount(shown)}` : 'Notifications',
      unread && `${unread} unread`,
      unresolved && `${unresolved} unresolved`,
    ]
      .filter(Boolean)
      .join(', '),
  mine: 'Mine',
  ofOrganization: 'Organization',
  whose: 'Whose notifications',
  tabs: { unread: 'Unread', read: 'Read', unresolved: 'Unresolved', resolved: 'Resolved', all: 'All' },
  list: 'Notification list',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  showAll: (count: number) => `Show all ${count}`,
  showAllOf: (count: number, category: string) => `Show all ${count}: ${category}`,
  groupRead: 'All read',
  groupReadOf: (category: string) => `All read: ${category}`,
  remind: 'Remind later',
  remindIn: {
    hour: 'In an hour',
    threeHours: 'In three hours',
    tomorrow: 'Tomorrow at 9 am',
    week: 'In a week',
  },
  reminding: (when: string) => `Reminder ${when}`,
  remindSet: 'You will be reminded.',
  resolve: 'Resolve',
  unresolve: 'Unresolve',
  resolveAll: 'Resolve all',
  resolveAllOf: (category: string) => `Resolve all: ${category}`,
  resolveAllTitle: 'Resolve all notifications?',
  resolveAllTitleOf: (category: string) => `Resolve all of "${category}"?`,
  resolveAllMessage: 'They are resolved for everyone in HR.',
  resolvedBy: (name: string, when: string) => `Resolved by ${name}, ${when}`,
  system: 'Karmik',
  new: 'Unread',
  settings: 'Settings',
  back: 'Back to notifications',
  sound: 'Sound',
  soundHelp: 'Plays a short sound for new notifications in this browser.',
  byCategory: 'What you are notified of',
  inApp: 'In the app',
  email: 'By email',
  neverMailed: 'Your organization sends none of these by email.',
  push: 'Push, in your browsers',
  neverPushed: 'Not shown outside Karmik.',
  switchSupervisor: (organization: string) => `Please switch your supervisor organization to ${organization}`, // NT-4
  switchFirst: (organization: string) => `This belongs to ${organization}. Switch to it first.`,
  switch: 'Switch Organization',
  connection: {
    connecting: 'Connecting to server. Please wait...', // LIV-6
    lost: 'Could not connect to server. Please try again later.',
  },
};
export type NotificationWords = typeof english;

const nepali: NotificationWords = {
  title: 'सूचनाहरू',
  bell: (unread, unresolved, shown) =>
    [
      isShownApart(unread, unresolved, shown) ? `सूचनाहरू: ${figures(shownCount(shown), 'ne')}` : 'सूचनाहरू',
      unread && `${figures(unread, 'ne')} नपढिएका`,
      unresolved && `${figures(unresolved, 'ne')} बाँकी`,
    ]
      .filter(Boolean)
      .join(', '),
  mine: 'मेरा',
  ofOrganization: 'संस्थाका',
  whose: 'कसका सूचना',
  tabs: { unread: 'नपढिएका', read: 'पढिएका', unresolved: 'बाँकी', resolved: 'टुङ्गिएका', all: 'सबै' },
  list: 'सूचनाको सूची',
  markRead: 'पढिसकेको जनाउनुहोस्',
  markAllRead: 'सबै पढिसकेको जनाउनुहोस्',
  showAll: (count) => `सबै ${figures(count, 'ne')} हेर्नुहोस्`,
  showAllOf: (count, category) => `सबै ${figures(count, 'ne')} हेर्नुहोस्: ${category}`,
  groupRead: 'सबै पढियो',
  groupReadOf: (category) => `सबै पढियो: ${category}`,
  remind: 'पछि सम्झाउनुहोस्',
  remindIn: { hour: 'एक घण्टामा', threeHours: 'तीन घण्टामा', tomorrow: 'भोलि बिहान ९ बजे', week: 'एक हप्तामा' },
  reminding: (when) => `${when}मा फेरि आउँछ`,
  remindSet: 'तपाईंलाई सम्झाइनेछ।',
  resolve: 'टुङ्ग्याउनुहोस्',
  unresolve: 'फेरि खोल्नुहोस्',
  resolveAll: 'सबै टुङ्ग्याउनुहोस्',
  resolveAllOf: (category) => `सबै टुङ्ग्याउनुहोस्: ${category}`,
  resolveAllTitle: 'सबै सूचना टुङ्ग्याउने?',
  resolveAllTitleOf: (category) => `"${category}" का सबै सूचना टुङ्ग्याउने?`,
  resolveAllMessage: 'ती मानव संसाधनका सबैका लागि टुङ्गिएका मानिनेछन्।',
  resolvedBy: (name, when) => `${name}ले ${when} टुङ्ग्याउनुभयो`,
  system: 'कार्मिक',
  new: 'नपढिएको',
  settings: 'सेटिङ',
  back: 'सूचनामा फर्कनुहोस्',
  sound: 'आवाज',
  soundHelp: 'नयाँ सूचना आउँदा यस ब्राउजरमा छोटो आवाज।',
  byCategory: 'तपाईंलाई जानकारी दिइने विषय',
  inApp: 'एपमा',
  email: 'इमेलबाट',
  neverMailed: 'तपाईंको संस्थाले यी इमेलबाट पठाउँदैन।',
  push: 'पुश सूचना, आफ्ना ब्राउजरमा',
  neverPushed: 'यी कार्मिकबाहिर देखाइँदैनन्।',
  switchSupervisor: (organization) => `कृपया आफ्नो सुपरिवेक्षक संस्था ${organization} मा बदल्नुहोस्`,
  switchFirst: (organization) => `यो ${organization} को हो। पहिले त्यहाँ जानुहोस्।`,
  switch: 'संस्था बदल्नुहोस्',
  connection: {
    connecting: 'सर्भरमा जोडिँदै छ। कृपया पर्खनुहोस्...',
    lost: 'सर्भरमा जोडिन सकिएन। कृपया पछि फेरि प्रयास गर्नुहोस्।',
  },
};

export const wordsIn: Record<Language, NotificationWords> = { en: english, ne: nepali };
