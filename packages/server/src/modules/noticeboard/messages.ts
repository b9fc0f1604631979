import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of the noticeboard. */
export const noticeboardMessages = defineMessages('noticeboard', {
  anchor: {
    en: 'Invalid feed cursor. Use the next address as given.',
    ne: 'यो सूचीको ठेगाना मान्य छैन; अर्को पृष्ठको दिइएकै ठेगाना प्रयोग गर्नुहोस्।',
  },
  otherFile: {
    en: 'A file does not exist, is not yours, or belongs to another post.',
    ne: 'कुनै फाइल भेटिएन, तपाईंको होइन, वा अर्को पोस्टको हो।',
  },
  othersPost: {
    en: 'Only the author or a noticeboard moderator can change a post.',
    ne: 'पोस्ट लेख्ने वा सूचना पाटी सम्हाल्नेले मात्र पोस्ट बदल्न सक्छन्।',
  },
  othersComment: {
    en: 'Only the author or a noticeboard moderator can change a comment.',
    ne: 'टिप्पणी लेख्ने वा सूचना पाटी सम्हाल्नेले मात्र टिप्पणी बदल्न सक्छन्।',
  },
  published: { en: 'The post is already published.', ne: 'यो पोस्ट पहिल्यै प्रकाशित छ।' },
  mayNotPin: {
    en: 'Only noticeboard moderators can pin posts.',
    ne: 'सूचना पाटी सम्हाल्नेले मात्र पोस्ट पिन गर्न सक्छन्।',
  },
  pinUnpublished: { en: 'Only a published post can be pinned.', ne: 'प्रकाशित पोस्ट मात्र पिन गर्न मिल्छ।' },
  pinsLimit: {
    en: 'At most {most} {most, one post, other posts} can be pinned. Unpin one first.',
    ne: 'एक पटकमा बढीमा {most} पोस्ट पिन हुन्छन्; पहिले एउटाको पिन हटाउनुहोस्।',
  },
  ownPost: { en: "You can't approve your own post.", ne: 'आफ्नै पोस्टमा आफैँ निर्णय गर्न मिल्दैन।' },
  previewsOff: { en: 'Link previews are turned off.', ne: 'लिङ्कको पूर्वावलोकन बन्द छ।' },
  linkRefused: {
    en: '{field} must be an address on the public internet.',
    ne: '{field} सार्वजनिक इन्टरनेटको ठेगाना हुनुपर्छ।',
  },
  pollClosed: { en: 'This poll is closed.', ne: 'यो मतदान बन्द भइसकेको छ।' },
  pollPublished: {
    en: 'The poll of a published post can no longer be changed.',
    ne: 'प्रकाशित पोस्टको मतदान अब बदल्न मिल्दैन।',
  },
  thanksSelf: { en: "You can't thank yourself.", ne: 'आफैँलाई धन्यवाद दिन मिल्दैन।' },
  thanksUnknown: {
    en: 'Choose people who currently work here.',
    ne: 'हाल यहाँ कार्यरत व्यक्ति छान्नुहोस्।',
  },
  authorMayNotPost: {
    en: '{name} may no longer post. Allow it in the noticeboard settings first, or deny the post.',
    ne: '{name} ले अब पोस्ट गर्न मिल्दैन। पहिले सूचना पाटीका सेटिङमा अनुमति दिनुहोस्, वा पोस्ट अस्वीकार गर्नुहोस्।',
  },
  decided: { en: 'This post was already decided.', ne: 'यो पोस्टको निर्णय भइसकेको छ।' },
});
