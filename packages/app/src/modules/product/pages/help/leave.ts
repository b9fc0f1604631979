import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const leave: HelpTopic = {
  id: 'leave',
  title: bilingual('Leave', 'बिदा'),
  lead: bilingual(
    'Request leave, see how each balance came to be, and set up leave above the Labour Act.',
    'बिदा माग्नुहोस्, मौज्दात कसरी बन्यो हेर्नुहोस्, र श्रम ऐनभन्दा माथि बिदा व्यवस्था गर्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('Request leave', 'बिदा माग्नुहोस्'),
      lines: [
        bilingual(
          'Open Leave → Request leave and choose the type and the days. As you choose, the form says of each day whether it counts and is paid, and shows the balance before and after, who else is away, and who will decide.',
          'बिदा → बिदा माग्नुहोस् खोली प्रकार र दिन छान्नुहोस्। छान्दै जाँदा हरेक दिन गनिन्छ कि गनिँदैन र तलबी हो कि होइन, पहिले र पछिको मौज्दात, अरू को बिदामा छन् र कसले निर्णय गर्छ देखिन्छ।',
        ),
        bilingual(
          'Days you request are held until the request is decided, so they cannot be requested twice.',
          'मागेका दिन निर्णय नहुन्जेल छुट्याइन्छन्, त्यसैले दुई पटक माग्न मिल्दैन।',
        ),
        bilingual(
          'To give back leave that was approved, open it under History and request its cancellation. Once approved, its days return to your balance.',
          'स्वीकृत बिदा फिर्ता गर्न इतिहासमा खोली रद्द अनुरोध गर्नुहोस्। स्वीकृत भएपछि दिन मौज्दातमा फर्किन्छन्।',
        ),
        bilingual(
          'Only those who decide and HR see the reason and the document. Colleagues see that you are away, and not why.',
          'कारण र कागजात निर्णय गर्ने र मानव संसाधनले मात्र देख्छन्। सहकर्मीले तपाईं बिदामा भएको मात्र देख्छन्, कारण देख्दैनन्।',
        ),
      ],
    },
    {
      title: bilingual('Understand a balance', 'मौज्दात बुझ्नुहोस्'),
      lines: [
        bilingual(
          'Open Leave → Overview and press Explain beside a type: every credit and every day taken stands there with its reason, then what comes next. Choose a later date for the forecast.',
          'बिदा → सारांश खोली प्रकारको छेउको “विवरण” थिच्नुहोस्: थपिएका र लिइएका हरेक दिन कारणसहित छन्, अनि अब के हुन्छ। अनुमानका लागि पछिको मिति छान्नुहोस्।',
        ),
        bilingual('Days that expire first are used first.', 'म्याद पहिले सकिने दिन पहिले प्रयोग हुन्छन्।'),
        bilingual(
          'When a holiday, a shift or the roster changes, approved leave is counted again and you are notified. Days in a closed month stay as they were.',
          'सार्वजनिक बिदा, सिफ्ट वा रोस्टर बदलिँदा स्वीकृत बिदा फेरि गनिन्छ र तपाईंलाई सूचना आउँछ। बन्द महिनाका दिन जस्ताको तस्तै रहन्छन्।',
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
          'In Settings → Leave master settings, HR adds a leave year and, with Add Labour Act leave, the leave of the Act in one press. A rule below the Act is refused unless a reason and an end date are recorded.',
          'सेटिङ → बिदाका मूल सेटिङमा मानव संसाधनले बिदा वर्ष थप्छ, र एक थिचाइमा श्रम ऐनका बिदा थपिन्छन्। ऐनभन्दा तलको नियम कारण र अन्तिम मिति नराखी स्वीकार हुँदैन।',
        ),
        bilingual(
          'Clone copies all rules of a master setting to the next year.',
          'प्रतिलिपिले मूल सेटिङका सबै नियम अर्को वर्षमा सार्छ।',
        ),
        bilingual(
          'When a year begins, open Leave year opening: the preview shows what each employee carries over, loses or is paid for. Open year does it for everyone; it can be undone until leave of that year is used.',
          'वर्ष सुरु हुँदा बिदा वर्ष खोल्ने पृष्ठ खोल्नुहोस्: कसको कति सर्छ, कति सकिन्छ र कतिको रकम पाइन्छ पूर्वावलोकनमा देखिन्छ। वर्ष खोल्दा सबैको हुन्छ; त्यस वर्षको बिदा प्रयोग नभएसम्म उल्ट्याउन मिल्छ।',
        ),
        bilingual(
          'Leave and opening balances from another system come in by Leave → Import: the check shows each row as it is understood before anything is saved.',
          'अर्को प्रणालीका बिदा र सुरु मौज्दात बिदा → आयातबाट आउँछन्: केही राख्नुअघि हरेक पङ्क्ति कसरी बुझियो देखिन्छ।',
        ),
        bilingual(
          'With Minimum cover, a division names how many must be present; calendars mark days with fewer, and a request warns.',
          'न्यूनतम उपस्थितिमा महाशाखामा कति जना हुनैपर्छ राखिन्छ; त्योभन्दा कम हुने दिन पात्रोमा देखिन्छन् र अनुरोधमा चेतावनी आउँछ।',
        ),
        bilingual(
          'Balances are corrected by an edit that a second person approves, and leave that was not requested is entered under Offline leave.',
          'मौज्दात अर्को व्यक्तिले स्वीकृत गर्ने परिवर्तनले मिलाइन्छ, र नमागिएको बिदा अफलाइन बिदामा राखिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Decide on leave', 'बिदाको निर्णय गर्नुहोस्'),
      lines: [
        bilingual(
          'Requests wait on your home page and under Leave → To decide. Sick, maternity, paternity and mourning leave are rights: the page warns before you decline one, and records it.',
          'अनुरोध तपाईंको गृहपृष्ठ र बिदा → निर्णय गर्नुपर्नेमा देखिन्छन्। बिरामी, प्रसूति, प्रसूति स्याहार र किरिया बिदा अधिकार हुन्: अस्वीकार गर्नुअघि चेतावनी आउँछ र अभिलेख रहन्छ।',
        ),
        bilingual(
          'Supervisors and HR see who is away in the calendar of their leave overview, by month in Bikram Sambat or AD.',
          'सुपरिवेक्षक र मानव संसाधनले बिदा सारांशको पात्रोमा को बिदामा छन् विक्रम संवत् वा ईस्वी संवत्‌को महिनाअनुसार देख्छन्।',
        ),
      ],
    },
  ],
};
