import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const attendanceDays: HelpTopic = {
  id: 'attendance-days',
  title: bilingual('Your attendance, day by day', 'दिनअनुसार तपाईंको हाजिरी'),
  lead: bilingual(
    'See how each day is counted and why, and fix it when it is wrong.',
    'हरेक दिन के गनियो, किन गनियो र गलत भए के गर्ने हेर्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('See your month', 'आफ्नो महिना हेर्नुहोस्'),
      lines: [
        bilingual(
          'Open Attendance → Overview for your worked, late and lost time this month, your credit hours, and the days to fix.',
          'हाजिरी → सारांशमा यस महिनाको काम गरेको, ढिलो र गुमेको समय, क्रेडिट घण्टा र मिलाउनुपर्ने दिन देखिन्छन्।',
        ),
        bilingual(
          'Each calendar day is labelled as well as coloured. Change the month with the arrows, in Bikram Sambat or AD.',
          'पात्रोको हरेक दिन रङसँगै शब्दमा पनि लेखिन्छ। तीरले महिना बदल्नुहोस्, विक्रम संवत् वा ईस्वी संवत्‌मा।',
        ),
      ],
    },
    {
      title: bilingual('See how a day was counted', 'दिन किन त्यसरी गनियो हेर्नुहोस्'),
      lines: [
        bilingual(
          'Choose a day, or Open in any list of days. Each figure shows the rule behind it, such as your minutes after the shift start and the grace period.',
          'कुनै दिन छान्नुहोस्, वा दिनको सूचीमा “खोल्नुहोस्” थिच्नुहोस्। हरेक अङ्कमा त्यसको नियम लेखिन्छ, जस्तै सिफ्ट सुरु भएको कति मिनेटपछि आउनुभयो र छुट कति छ।',
        ),
        bilingual(
          'Below are the punches with their source, any corrections with who made them and why, and the shift settings of that day.',
          'तल हाजिरी अभिलेख, ती कहाँबाट आए, कसले किन सच्यायो, र त्यस दिन लागु सिफ्टका सेटिङ हुन्छन्।',
        ),
        bilingual('A day of a closed month stays as it was stored.', 'बन्द भएको महिनाको दिन राखिएकै अवस्थामा रहन्छ।'),
      ],
    },
    {
      title: bilingual('Correct a day', 'दिन सच्याउनुहोस्'),
      lines: [
        bilingual(
          'Press Request adjustment in the day: the form already has the date and what is missing. Once approved, the day is recalculated.',
          'दिनमा “समायोजन माग्नुहोस्” थिच्नुहोस्: फारममा मिति र छुटेको कुरा पहिल्यै भरिएको हुन्छ। स्वीकृत भएपछि दिनको हिसाब फेरि हुन्छ।',
        ),
        bilingual(
          'For days at a training, request travel attendance with the type Training. Approved days count as attended.',
          'तालिममा रहेका दिनका लागि “तालिम” प्रकारको भ्रमण हाजिरी माग्नुहोस्। स्वीकृत दिन हाजिर मानिन्छन्।',
        ),
        bilingual(
          'HR can write off lost hours, such as for a power cut, in Common settings → Lost hour adjustment. Reports and payroll then use what remains.',
          'बत्ती गएजस्ता कारणले गुमेको समय मानव संसाधनले साझा सेटिङ → गुमेको समयको समायोजनमा मिनाहा गर्न सक्छ। त्यसपछि प्रतिवेदन र तलबमा बाँकी समय मात्र गनिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Fill in your timesheet', 'समयपत्र भर्नुहोस्'),
      lines: [
        bilingual(
          'Open Attendance → Requests → Timesheets. “New timesheet” takes a whole week; “Enter daily hours” takes one day and adds it to the timesheet of its week.',
          'हाजिरी → अनुरोध → समयपत्रहरू खोल्नुहोस्। “नयाँ समयपत्र” मा पूरा हप्ता भरिन्छ; “दैनिक समय भर्नुहोस्” मा एक दिन भरिन्छ र त्यो हप्ताको समयपत्रमा थपिन्छ।',
        ),
        bilingual(
          'You can add or change days until someone decides on the week, or its month is closed.',
          'हप्तामा निर्णय नभएसम्म वा महिना बन्द नभएसम्म दिन थप्न वा बदल्न सकिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Swap a shift', 'सिफ्ट साट्नुहोस्'),
      lines: [
        bilingual(
          'Open Attendance → Roster and press Swap a shift. Choose a colleague and the day, and a second day if you take their shift in return.',
          'हाजिरी → कार्य तालिका खोली “सिफ्ट साट्नुहोस्” थिच्नुहोस्। सहकर्मी र दिन छान्नुहोस्; उहाँको सिफ्ट सट्टामा लिने भए दोस्रो दिन पनि छान्नुहोस्।',
        ),
        bilingual(
          'Your colleague accepts or declines first, from the notification or the home page; then your supervisor or HR decides. A swap is rejected if it leaves too little rest, falls on leave or in a closed month, or if the roster has changed.',
          'पहिले सहकर्मीले सूचना वा गृहपृष्ठबाट स्वीकार वा अस्वीकार गर्छन्; अनि सुपरिवेक्षक वा मानव संसाधनले निर्णय गर्छन्। आराम कम हुने, बिदा वा बन्द महिनामा पर्ने वा तालिका बदलिएको भए साटासाट अस्वीकृत हुन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Follow your team or the organization', 'टोली वा संस्थाको हाजिरी हेर्नुहोस्'),
      lines: [
        bilingual(
          'Attendance insight shows who is in, late, absent, on leave, travelling or remote now, by branch and division. It follows each punch without a reload.',
          'हाजिरी विश्लेषणमा अहिले को उपस्थित, ढिलो, अनुपस्थित, बिदामा, भ्रमणमा वा टाढाबाट छन्, शाखा र महाशाखाअनुसार देखिन्छ। पृष्ठ आफैँ ताजा हुन्छ।',
        ),
        bilingual(
          'The attendance calendar in the reports shows who is late or away each day; choose a person to see their whole month. Punctuality is the share of expected days that were on time.',
          'प्रतिवेदनको हाजिरी पात्रोमा को कुन दिन ढिलो वा अनुपस्थित देखिन्छ; व्यक्ति छान्दा पूरा महिना देखिन्छ। समयपालना भनेको अपेक्षित दिनमध्ये समयमै आएका दिनको हिस्सा हो।',
        ),
        bilingual(
          'Export downloads a report or its rows as Excel, CSV or PDF, in English or Nepali, with BS or AD dates.',
          '“निर्यात” ले प्रतिवेदन वा त्यसका पङ्क्ति एक्सेल, CSV वा PDF मा, अङ्ग्रेजी वा नेपालीमा, विक्रम संवत् वा ईस्वी मितिसहित डाउनलोड गर्छ।',
        ),
      ],
    },
  ],
};
