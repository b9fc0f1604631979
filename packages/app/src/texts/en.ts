import { counted } from '@karmik/model/kit/plural';
import { reviewFields } from '@karmik/model/kit/review-fields';
import type { Text } from '@karmik/model/kit/text';
import type { StringsProviderProps } from '@karmik/ui/strings';

/** The words of components; English is theirs already. */
const components: StringsProviderProps['strings'] = {};

/** English, and the shape that every other language has. What the clauses quote is here to the letter. */
export const english = {
  product: 'Karmik',
  components,
  /** A text of the model or of the server in this language. */
  say: ({ en }: Text): string => en,

  loading: 'Loading',
  empty: 'No data available at the moment', // SNK-5
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  backToLogin: 'Back to sign in',
  changePassword: 'Change Password',
  privacy: 'Privacy',
  terms: 'Terms',
  copyright: (year: number) => `© ${year} Karmik. All rights reserved.`,
  footer: (year: number, version: string) => `© ${year} Karmik · Version ${version}`,

  cover: {
    title: 'HR that knows your people.',
    subtitle: 'Notices, people and pay of your organization in one place, in your own calendar.',
  },

  session: {
    signedOut: 'Successfully logged out!', // LOG-12
    expired: 'Your session has been expired. Please re-login.', // SES-6
    loggedOut: 'You have been logged out. Please re-login.', // SES-6
  },

  view: {
    asHr: (organization: string) => `Switched as HR of ${organization.replace(/\.$/, '')}.`, // AUD-9
    asUser: 'Switched as Normal User.', // AUD-9
    viewAsHr: 'View as HR',
    viewAsAuditor: 'View as Auditor',
    viewAsUser: 'View as User',
    switchOrganization: 'Switch Organization',
    switchDescription: 'Choose the organization you want to work in.',
    noOrganization: 'No organization to work in',
    noOrganizationDescription: 'Ask an HR admin to give you access to an organization.',
    here: 'You work here',
  },

  shell: {
    menu: 'Menu',
    accountMenu: 'Account menu',
    breadcrumbs: 'Where you are',
    signOut: 'Logout',
    hrAdmin: 'HR Admin',
    auditor: 'Auditor',
    normalUser: 'Normal User',
  },

  settings: {
    otherLanguage: 'नेपालीमा हेर्नुहोस्',
    datesIn: (calendar: string) => `Dates in ${calendar}`,
    calendars: { AD: 'English (AD)', BS: 'Nepali (BS)' },
    mode: 'Appearance',
    modes: { system: 'System', light: 'Light', dark: 'Dark' },
  },

  errors: {
    forbidden: { title: 'Permission Denied', description: 'This incident has been reported.' }, // ERR-1
    notFound: { title: 'Page Not Found', description: 'The address may be mistyped, or the page may have moved.' },
    server: { title: 'Internal Server Error', description: 'Something went wrong at our end.' },
    tooMany: { title: 'Too Many Request', description: 'Wait a moment, then try again.' },
    noAnswer: { title: 'Could not connect to server', description: 'Check your connection, then try again.' },
    noAnswerNow: 'Could not connect to server. Try again later.', // ERR-4
    tooLarge: 'Your request size is larger than the defined limit.', // ERR-3
    somethingWrong: 'Something went wrong',
    goBack: 'Go Back',
    retry: 'Try again',
  },

  form: { review: String(reviewFields) }, // VAL-6

  login: {
    title: 'Sign in',
    description: 'Welcome back. Sign in to your organization.',
    username: 'Username, email or ID',
    password: 'Password',
    remember: 'Remember Me',
    forgot: 'Forgot Password?',
    submit: 'Sign in',
    passkey: 'Sign in with a passkey',
    noPasskey: 'No passkey was used. Try again, or sign in another way.',
    whistle: 'Report a concern (whistle-blower)',
    success: 'Successfully Logged In', // LOG-12
    failed: 'Could not login into system.', // LOG-11
    waitFor: (seconds: number) =>
      `Too many attempts. Try again in ${seconds < 90 ? counted(Math.ceil(seconds), 'second') : counted(Math.ceil(seconds / 60), 'minute')}.`,
  },
  logout: { title: 'Signing out' },

  dates: { year: 'Year', month: 'Month', day: 'Day', time: 'Time' },

  noticeboard: {
    title: 'Noticeboard',
    description: (organization: string) => `What is going on at ${organization}`,
    emptyForAuthors: 'Write the first post: good news, a notice, a picture.',
    emptyForReaders: 'Your organization’s posts appear here.',
    newPost: 'New post',
    prompt: (name: string) => `What would you like to share, ${name}?`,
    post: 'Post',
    pinned: 'Pinned',
    edited: 'edited',
    seeMore: 'See more',
    morePictures: (count: number) => `+${count}`,
    react: 'React',
    reactionCount: (name: string, count: number) => `${name}: ${count}`,
    comment: 'Comment',
    commentCount: (count: number) => counted(count, 'comment'),
  },

  list: {
    more: 'Load more',
    open: 'Open',
    noMatch: (search: string) => `Nothing matches “${search}”.`,
  },
};
