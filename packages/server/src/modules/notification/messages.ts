import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of notifications and of push. */
export const notificationMessages = defineMessages('notification', {
  noReminder: { en: 'This notification brings no reminder.', ne: 'यो सूचनाको स्मरण राख्न मिल्दैन।' },
  pushService: {
    en: 'Notifications are not sent to the push service of this browser.',
    ne: 'यस ब्राउजरको पुस सेवामा सूचना पठाइँदैन।',
  },
  pushKey: { en: 'The key of this browser cannot be used.', ne: 'यस ब्राउजरको साँचो प्रयोग गर्न मिल्दैन।' },
  pushKnown: { en: 'This browser is known with another secret.', ne: 'यो ब्राउजर अर्कै गोप्य साँचोसहित दर्ता छ।' },
  pushLimit: {
    en: 'You are told of notifications in {most} browsers already. Turn one of them off first.',
    ne: 'सूचना {most} वटा ब्राउजरमा आइरहेका छन्। पहिले एउटामा बन्द गर्नुहोस्।',
  },
  ids: {
    en: 'ids are up to {most} numbers, with commas between them',
    ne: 'ids मा अल्पविरामले छुट्याइएका बढीमा {most} नम्बर हुन्छन्',
  },
});
