import { figures } from '@karmik/model/kit/digits';
import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

/** What is said while posts and comments are written; the first load has none of it. */
export const writing = {
  placeholder: bilingual('Share news, a notice or a question…', 'समाचार, सूचना वा प्रश्न लेख्नुहोस्…'),
  text: bilingual('Post text', 'पोस्टको पाठ'),
  schedule: bilingual('Schedule', 'समय तोक्नुहोस्'),
  attach: bilingual('Picture or file', 'तस्बिर वा फाइल'),
  files: bilingual('Post files', 'पोस्टका फाइल'),
  uploading: (name: string) => bilingual(`Uploading ${name}`, `${name} अपलोड हुँदै`),
  removeFile: (name: string) => bilingual(`Remove ${name}`, `${name} हटाउनुहोस्`),
  dropHere: bilingual('Drop files here', 'फाइल यहाँ छोड्नुहोस्'),
  needsApproval: bilingual(
    'Your post is published once HR has approved it.',
    'मानव संसाधनले स्वीकृत गरेपछि तपाईंको पोस्ट प्रकाशित हुन्छ।',
  ),
  sentForApproval: bilingual('Your post is pending approval.', 'तपाईंको पोस्ट स्वीकृतिका लागि विचाराधीन छ।'),
  scheduledFor: (when: string) =>
    bilingual(`Your post will be published on ${when}.`, `तपाईंको पोस्ट ${when}मा प्रकाशित हुनेछ।`),
  posted: bilingual('Successfully created post', 'पोस्ट सफलतापूर्वक सिर्जना भयो'), // VAL-8
  saved: bilingual('Successfully updated post', 'पोस्ट सफलतापूर्वक अद्यावधिक भयो'), // VAL-8
  scheduleTitle: bilingual('Publish at', 'प्रकाशन गर्ने समय'),
  setTime: bilingual('Set time', 'समय राख्नुहोस्'),
  postNow: bilingual('Post now', 'तुरुन्तै पोस्ट गर्नुहोस्'),
  tomorrow: bilingual('Tomorrow 9:00', 'भोलि ९:००'),
  nextWeek: bilingual('Sunday 9:00', 'आइतबार ९:००'),
  moreComments: bilingual('More comments', 'थप टिप्पणी'),
  writeComment: bilingual('Write a comment', 'टिप्पणी लेख्नुहोस्'),
  sendComment: bilingual('Send comment', 'टिप्पणी पठाउनुहोस्'),
  editComment: bilingual('Edit comment', 'टिप्पणी बदल्नुहोस्'),
  deleteComment: bilingual('Delete comment?', 'टिप्पणी हटाउने?'),
  deleted: bilingual('Post deleted.', 'पोस्ट हटाइयो।'),
  postMenu: bilingual('Post actions', 'पोस्टका कार्य'),
  copyLink: bilingual('Copy link', 'लिङ्क प्रतिलिपि गर्नुहोस्'),
  linkCopied: bilingual('Link copied.', 'लिङ्क प्रतिलिपि भयो।'),
  pin: bilingual('Pin to the top', 'माथि पिन गर्नुहोस्'),
  unpin: bilingual('Unpin', 'पिन हटाउनुहोस्'),
  deletePost: bilingual('Delete post?', 'पोस्ट हटाउने?'),
  mostFiles: (count: number) =>
    bilingual(
      `A post can have at most ${counted(count, 'file')}.`,
      `एउटा पोस्टमा बढीमा ${figures(count, 'ne')} फाइल राख्न सकिन्छ।`,
    ),
  mine: bilingual('My posts', 'मेरा पोस्ट'),
  scheduledTitle: bilingual('Scheduled posts', 'समय तोकिएका पोस्ट'),
  scheduledEmpty: bilingual('Posts you schedule appear here.', 'तपाईंले तालिकाबद्ध गरेका पोस्ट यहाँ देखिन्छन्।'),
  toBoard: bilingual('Go to noticeboard', 'सूचना पाटीमा जानुहोस्'),
  postOf: (name: string) => bilingual(`Post by ${name}`, `${name} को पोस्ट`),
} as const;
