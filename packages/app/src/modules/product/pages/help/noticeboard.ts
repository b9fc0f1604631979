import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const noticeboard: HelpTopic = {
  id: 'noticeboard',
  title: bilingual('Noticeboard', 'सूचना पाटी'),
  lead: bilingual(
    'News, notices and pictures for everyone in the organization.',
    'संस्थाका सबैका लागि समाचार, सूचना र तस्बिर।',
  ),
  parts: [
    {
      title: bilingual('Write a post', 'पोस्ट लेख्नुहोस्'),
      lines: [
        bilingual(
          'Write at the top of the noticeboard, add pictures or files if you like, and choose Post.',
          'सूचना पाटीको माथि लेख्नुहोस्, चाहे तस्बिर वा फाइल थप्नुहोस्, र “पोस्ट गर्नुहोस्” छान्नुहोस्।',
        ),
        bilingual(
          'Schedule publishes the post at the time you choose. Until then it is under Scheduled posts.',
          '“समय तोक्नुहोस्” ले तपाईंले छानेको समयमा पोस्ट प्रकाशित गर्छ। त्यतिन्जेल “समय तोकिएका पोस्ट” मा रहन्छ।',
        ),
        bilingual(
          'Audience shows a post only to some divisions or branches. Poll asks a question with up to ten choices, and Kudos thanks colleagues, who are notified.',
          '“कसका लागि” ले पोस्ट केही महाशाखा वा शाखालाई मात्र देखाउँछ। “मतदान” ले बढीमा दस विकल्पको प्रश्न सोध्छ, र “धन्यवाद” पाउने सहकर्मीलाई सूचना जान्छ।',
        ),
        bilingual(
          'If your posts need approval, HR reviews each one first. A denied post is under My posts with the reason.',
          'तपाईंका पोस्टलाई स्वीकृति चाहिने भए मानव संसाधनले पहिले हेर्छ। अस्वीकृत पोस्ट कारणसहित “मेरा पोस्ट” मा रहन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Answer posts', 'पोस्टमा प्रतिक्रिया'),
      lines: [
        bilingual(
          'React or comment under a post. Your own comments can be changed and deleted.',
          'पोस्टमुनि प्रतिक्रिया वा टिप्पणी गर्नुहोस्। आफ्ना टिप्पणी बदल्न र हटाउन मिल्छ।',
        ),
        bilingual(
          'The menu of a post copies its link, and lets its author change or delete it.',
          'पोस्टको मेनुले लिङ्क प्रतिलिपि गर्छ, र लेखकलाई बदल्न वा हटाउन दिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('For HR', 'मानव संसाधनका लागि'),
      lines: [
        bilingual(
          'HRIS → Post approval lists pending posts. A denial needs a remark, which the author sees.',
          'मानव संसाधन → पोस्ट स्वीकृतिमा स्वीकृति बाँकी पोस्ट हुन्छन्। अस्वीकार गर्दा कैफियत चाहिन्छ, जुन लेखकले देख्छन्।',
        ),
        bilingual(
          'Noticeboard moderators can pin posts, and remove posts and comments of others.',
          'सूचना पाटी सम्हाल्नेले पोस्ट पिन गर्न र अरूका पोस्ट तथा टिप्पणी हटाउन सक्छ।',
        ),
      ],
    },
  ],
};
