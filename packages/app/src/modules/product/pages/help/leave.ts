import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const leave: HelpTopic = {
  id: 'leave',
  title: bilingual('Leave', 'बिदा'),
  lead: bilingual(
    'Request leave, understand each balance, and set up leave above the Labour Act.',
    'बिदा माग्नुहोस्, मौज्दात कसरी बन्यो हेर्नुहोस्, र श्रम ऐनभन्दा माथि बिदा व्यवस्था गर्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('Request leave', 'बिदा माग्नुहोस्'),
      lines: [
        bilingual(
          'Open Leave → Request leave and choose the type and the days. The form shows which days count and are paid, the balance before and after, who else is away, and who will decide.',
          'बिदा → “बिदा माग्नुहोस्” खोली प्रकार र दिन छान्नुहोस्। छान्दै जाँदा हरेक दिन गनिन्छ कि गनिँदैन र तलबी हो कि होइन, पहिले र पछिको मौज्दात, अरू को बिदामा छन् र कसले निर्णय गर्छ देखिन्छ।',
        ),
        bilingual(
          "Requested days are held until the decision, so they can't be requested twice.",
          'मागेका दिन निर्णय नहुन्जेल छुट्याइन्छन्, त्यसैले दुई पटक माग्न मिल्दैन।',
        ),
        bilingual(
          'To cancel approved leave, open it under History and request cancellation. Once approved, the days return to your balance.',
          'स्वीकृत बिदा रद्द गर्न इतिहासमा खोलेर “रद्द गर्न माग्नुहोस्” थिच्नुहोस्। स्वीकृत भएपछि दिन मौज्दातमा फर्किन्छन्।',
        ),
        bilingual(
          'Only approvers and HR see the reason and the document. Colleagues see that you are away, not why.',
          'कारण र कागजात निर्णय गर्ने र मानव संसाधनले मात्र देख्छन्। सहकर्मीले तपाईं बिदामा भएको मात्र देख्छन्, कारण देख्दैनन्।',
        ),
      ],
    },
    {
      title: bilingual('Understand a balance', 'मौज्दात बुझ्नुहोस्'),
      lines: [
        bilingual(
          'Open Leave → Overview and press Explain beside a leave type to see every credit and every day taken with its reason, and the next event. Choose a later date for the forecast.',
          'बिदा → सारांश खोली प्रकारको छेउको “यो मौज्दात कसरी भयो” थिच्नुहोस्: थपिएका र लिइएका हरेक दिन कारणसहित, अनि अब के हुन्छ देखिन्छ। अनुमानका लागि पछिको मिति छान्नुहोस्।',
        ),
        bilingual('Days that expire first are used first.', 'म्याद पहिले सकिने दिन पहिले प्रयोग हुन्छन्।'),
        bilingual(
          'When a holiday, a shift or the roster changes, approved leave is recounted and you are notified. Closed months do not change.',
          'सार्वजनिक बिदा, सिफ्ट वा कार्य तालिका बदलिँदा स्वीकृत बिदा फेरि गनिन्छ र तपाईंलाई सूचना आउँछ। बन्द महिनाका दिन जस्ताको तस्तै रहन्छन्।',
        ),
        bilingual(
          'A calendar link on the overview shows your leave in other calendar programs. It is shown once, and you can withdraw it.',
          'सारांशको पात्रोको लिङ्कले तपाईंको बिदा अरू पात्रोमा देखाउँछ। यो एक पटक मात्र देखिन्छ, र फिर्ता लिन मिल्छ।',
        ),
      ],
    },
    {
      title: bilingual('Set up leave', 'बिदा व्यवस्था गर्नुहोस्'),
      lines: [
        bilingual(
          'In Settings → Leave master settings, HR adds a leave year; Add Labour Act leave creates the leave of the Act in one press. A rule below the Act needs a recorded reason and end date.',
          'सेटिङ → बिदाका मूल सेटिङमा मानव संसाधनले बिदा वर्ष थप्छ, र एकैपटक श्रम ऐनका बिदा थप्न सकिन्छ। ऐनभन्दा तलको नियम कारण र अन्तिम मिति नराखी स्वीकार हुँदैन।',
        ),
        bilingual(
          'Clone copies all rules of a master setting to the next year.',
          'प्रतिलिपिले मूल सेटिङका सबै नियम अर्को वर्षमा सार्छ।',
        ),
        bilingual(
          'When a leave year begins, open Leave year opening: the preview shows what each employee carries over, loses or is paid for. Open year applies it to everyone; you can undo it until leave of that year is used.',
          'वर्ष सुरु हुँदा बिदा वर्ष खोल्ने पृष्ठ खोल्नुहोस्: कसको कति सर्छ, कति सकिन्छ र कतिको रकम पाइन्छ पूर्वावलोकनमा देखिन्छ। वर्ष खोल्दा सबैको हुन्छ; त्यस वर्षको बिदा प्रयोग नभएसम्म फिर्ता लिन मिल्छ।',
        ),
        bilingual(
          'Import leave and opening balances from another system under Leave → Import. The check shows how each row is read before anything is saved.',
          'अर्को प्रणालीका बिदा र सुरुको मौज्दात बिदा → आयातबाट ल्याउनुहोस्: केही राख्नुअघि हरेक पङ्क्ति कसरी पढियो देखिन्छ।',
        ),
        bilingual(
          'Minimum cover sets how many of a division must be present. Calendars mark days below it, and requests show a warning.',
          'न्यूनतम उपस्थितिमा महाशाखामा कति जना हुनैपर्छ राखिन्छ; त्योभन्दा कम हुने दिन पात्रोमा देखिन्छन् र अनुरोधमा चेतावनी आउँछ।',
        ),
        bilingual(
          'To correct a balance, propose a balance edit, which a second person approves. Enter leave that was not requested under Offline leave.',
          'मौज्दात सच्याउन मौज्दात परिवर्तन प्रस्ताव गर्नुहोस्, जुन दोस्रो व्यक्तिले स्वीकृत गर्छ। नमागी लिइएको बिदा अफलाइन बिदामा राख्नुहोस्।',
        ),
      ],
    },
    {
      title: bilingual('Decide on leave', 'बिदाको निर्णय गर्नुहोस्'),
      lines: [
        bilingual(
          'Pending requests are on your home page and under Leave → To approve. Sick, maternity, paternity and mourning leave are rights: the page warns before you decline one, and records it.',
          'अनुरोध तपाईंको गृहपृष्ठ र बिदा → स्वीकृत गर्नुपर्नेमा देखिन्छन्। बिरामी, प्रसूति, प्रसूति स्याहार र किरिया बिदा अधिकार हुन्: अस्वीकार गर्नुअघि चेतावनी आउँछ र अभिलेख रहन्छ।',
        ),
        bilingual(
          'The leave overview of supervisors and HR has a calendar of who is away, by month in Bikram Sambat or AD.',
          'सुपरिवेक्षक र मानव संसाधनले बिदा सारांशको पात्रोमा को बिदामा छन् विक्रम संवत् वा ईस्वी संवत्‌को महिनाअनुसार देख्छन्।',
        ),
      ],
    },
  ],
};
