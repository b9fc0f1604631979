import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of notifications and of push. */
export const notificationMessages = defineMessages('notification', {
  noReminder: { en: "This notification can't have a reminder.", ne: 'यो सूचना पछि सम्झाउन मिल्दैन।' },
  pushService: {
    en: "This browser's push service is not supported.",
    ne: 'यस ब्राउजरको पुश सेवामा सूचना पठाइँदैन।',
  },
  pushKey: { en: "This browser's key can't be used.", ne: 'यस ब्राउजरको साँचो प्रयोग गर्न मिल्दैन।' },
  pushKnown: { en: 'This browser is registered with another secret.', ne: 'यो ब्राउजर अर्कै गोप्य साँचोसहित दर्ता छ।' },
  pushLimit: {
    en: 'You already get notifications in {most} {most, one browser, other browsers}. Turn one off first.',
    ne: 'सूचना {most} वटा ब्राउजरमा आइरहेका छन्। पहिले एउटामा बन्द गर्नुहोस्।',
  },
  ids: {
    en: 'ids are up to {most} {most, one number, other numbers}, with commas between them',
    ne: 'ids मा अल्पविरामले छुट्याइएका बढीमा {most} नम्बर हुन्छन्',
  },
});
