import { nepali as components } from '@karmik/ui/strings/ne';
import { toDevanagariDigits } from 'date-bs';
import type { Texts } from './texts.ts';

const digits = (value: number | string) => toDevanagariDigits(value);

export const nepali: Texts = {
  product: 'कार्मिक',
  components,
  say: ({ ne }) => ne,

  loading: 'लोड हुँदै',
  empty: 'अहिले कुनै विवरण उपलब्ध छैन',
  cancel: 'रद्द गर्नुहोस्',
  save: 'सुरक्षित गर्नुहोस्',
  edit: 'सम्पादन',
  delete: 'हटाउनुहोस्',
  backToLogin: 'साइन इनमा फर्कनुहोस्',
  changePassword: 'पासवर्ड बदल्नुहोस्',
  privacy: 'गोपनीयता',
  terms: 'सर्तहरू',
  copyright: (year) => `© ${digits(year)} कार्मिक। सर्वाधिकार सुरक्षित।`,
  footer: (year, version) => `© ${digits(year)} कार्मिक · संस्करण ${digits(version)}`,

  cover: {
    title: 'आफ्ना कर्मचारी चिन्ने मानव संसाधन।',
    subtitle: 'संस्थाका सूचना, कर्मचारी र तलब एकै ठाउँमा, आफ्नै पात्रोमा।',
  },

  session: {
    signedOut: 'सफलतापूर्वक लगआउट भयो!',
    expired: 'तपाईंको सत्र समाप्त भयो। कृपया फेरि साइन इन गर्नुहोस्।',
    loggedOut: 'तपाईं लगआउट हुनुभयो। कृपया फेरि साइन इन गर्नुहोस्।',
  },

  view: {
    asHr: (organization) => `अब तपाईं ${organization} को मानव संसाधन प्रशासकका रूपमा हुनुहुन्छ।`,
    asUser: 'अब तपाईं सामान्य प्रयोगकर्ताका रूपमा हुनुहुन्छ।',
    viewAsHr: 'मानव संसाधनका रूपमा हेर्नुहोस्',
    viewAsAuditor: 'लेखापरीक्षकका रूपमा हेर्नुहोस्',
    viewAsUser: 'प्रयोगकर्ताका रूपमा हेर्नुहोस्',
    switchOrganization: 'संस्था बदल्नुहोस्',
    switchDescription: 'काम गर्ने संस्था छान्नुहोस्।',
    noOrganization: 'काम गर्ने कुनै संस्था छैन',
    noOrganizationDescription: 'संस्थामा पहुँचका लागि मानव संसाधन प्रशासकलाई भन्नुहोस्।',
    here: 'तपाईं यहाँ हुनुहुन्छ',
  },

  shell: {
    menu: 'मेनु',
    accountMenu: 'खाता मेनु',
    breadcrumbs: 'तपाईं यहाँ हुनुहुन्छ',
    signOut: 'लगआउट',
    hrAdmin: 'मानव संसाधन प्रशासक',
    auditor: 'लेखापरीक्षक',
    normalUser: 'सामान्य प्रयोगकर्ता',
  },

  settings: {
    otherLanguage: 'View in English (अङ्ग्रेजी)',
    datesIn: (calendar) => `मिति ${calendar} मा`,
    calendars: { AD: 'अङ्ग्रेजी (ई.सं.)', BS: 'नेपाली (वि.सं.)' },
    mode: 'रूप',
    modes: { system: 'यन्त्रअनुसार', light: 'उज्यालो', dark: 'अँध्यारो' },
  },

  errors: {
    forbidden: { title: 'अनुमति छैन', description: 'यस घटनाको जानकारी दिइएको छ।' },
    notFound: { title: 'पृष्ठ भेटिएन', description: 'ठेगाना गलत भएको वा पृष्ठ सरेको हुन सक्छ।' },
    server: { title: 'सर्भरमा आन्तरिक त्रुटि', description: 'हाम्रो तर्फबाट केही गडबड भयो।' },
    tooMany: { title: 'अत्यधिक अनुरोध', description: 'एकछिन पर्खेर फेरि प्रयास गर्नुहोस्।' },
    noAnswer: { title: 'सर्भरसँग जोडिन सकिएन', description: 'आफ्नो इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।' },
    noAnswerNow: 'सर्भरसँग जोडिन सकिएन। पछि फेरि प्रयास गर्नुहोस्।',
    tooLarge: 'तपाईंको अनुरोध तोकिएको सीमाभन्दा ठूलो छ।',
    somethingWrong: 'केही गडबड भयो',
    goBack: 'पछाडि जानुहोस्',
    retry: 'फेरि प्रयास गर्नुहोस्',
  },

  form: { review: 'कृपया सबै विवरण जाँचेर फेरि प्रयास गर्नुहोस्।' },

  login: {
    title: 'साइन इन',
    description: 'स्वागत छ। आफ्नो संस्थामा साइन इन गर्नुहोस्।',
    username: 'प्रयोगकर्ता नाम, इमेल वा परिचय नम्बर',
    password: 'पासवर्ड',
    remember: 'मलाई सम्झनुहोस्',
    forgot: 'पासवर्ड बिर्सनुभयो?',
    submit: 'साइन इन गर्नुहोस्',
    passkey: 'पासकीले साइन इन गर्नुहोस्',
    noPasskey: 'पासकी प्रयोग भएन। फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले साइन इन गर्नुहोस्।',
    whistle: 'उजुरी गर्नुहोस्',
    success: 'सफलतापूर्वक साइन इन भयो',
    failed: 'प्रणालीमा साइन इन हुन सकेन।',
    waitFor: (seconds) =>
      `धेरै पटक प्रयास भयो। ${seconds < 90 ? `${digits(Math.ceil(seconds))} सेकेन्ड` : `${digits(Math.ceil(seconds / 60))} मिनेट`}पछि फेरि प्रयास गर्नुहोस्।`,
  },
  logout: { title: 'साइन आउट हुँदै' },

  dates: { year: 'वर्ष', month: 'महिना', day: 'दिन', time: 'समय' },

  noticeboard: {
    title: 'सूचना पाटी',
    description: (organization) => `${organization} मा के भइरहेको छ`,
    emptyForAuthors: 'पहिलो पोस्ट लेख्नुहोस्: खुसीको खबर, सूचना वा तस्बिर।',
    emptyForReaders: 'तपाईंको संस्थाका पोस्ट यहाँ देखिनेछन्।',
    newPost: 'नयाँ पोस्ट',
    prompt: (name) => `${name}, के सुनाउन चाहनुहुन्छ?`,
    post: 'पोस्ट गर्नुहोस्',
    pinned: 'पिन गरिएको',
    edited: 'सम्पादित',
    seeMore: 'थप हेर्नुहोस्',
    morePictures: (count) => `+${digits(count)}`,
    react: 'प्रतिक्रिया',
    reactionCount: (name, count) => `${name}: ${digits(count)}`,
    comment: 'टिप्पणी',
    commentCount: (count) => `${digits(count)} टिप्पणी`,
  },

  list: {
    more: 'थप हेर्नुहोस्',
    open: 'खोल्नुहोस्',
    noMatch: (search) => `“${search}” सँग केही मिलेन।`,
  },
};
