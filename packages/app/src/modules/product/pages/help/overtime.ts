import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const overtime: HelpTopic = {
  id: 'overtime',
  title: bilingual('Overtime', 'अतिरिक्त समय'),
  lead: bilingual(
    'Request overtime before you work it, and follow the decision.',
    'अतिरिक्त समय काम गर्नुअघि अनुरोध गर्नुहोस्, र निर्णय हेर्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('Request overtime', 'अतिरिक्त समय माग्नुहोस्'),
      lines: [
        bilingual(
          'Open Attendance → Requests → Overtime, choose New request, and enter the day, the duration and the reason.',
          'हाजिरी → अनुरोध → अतिरिक्त समय खोलेर “नयाँ अनुरोध” छान्नुहोस्, र दिन, अवधि र कारण लेख्नुहोस्।',
        ),
        bilingual(
          'The page shows your remaining daily, weekly and monthly limits. Requests over the limit are rejected or reduced, as your organization has set.',
          'पृष्ठले दिन, हप्ता र महिनाको बाँकी समय देखाउँछ। सीमा नाघ्दा अस्वीकार हुने वा घटाइने संस्थाको सेटिङले तय गर्छ।',
        ),
        bilingual('You can cancel a pending request, with a remark.', 'निर्णय नभएसम्म कैफियतसहित रद्द गर्न मिल्छ।'),
      ],
    },
    {
      title: bilingual('Decide as a supervisor', 'सुपरिवेक्षकको निर्णय'),
      lines: [
        bilingual(
          "Your team's requests are in Team attendance requests and in your notifications.",
          'टोलीका अनुरोध टोलीका हाजिरी अनुरोध र सूचनामा आउँछन्।',
        ),
        bilingual(
          'Approve, decline, or forward to the next approver. Each needs a remark, which stays in the request history.',
          'स्वीकृत, अस्वीकृत वा अर्को निर्णय गर्नेलाई अघि पठाउनुहोस्; प्रत्येकमा कैफियत चाहिन्छ, जुन अनुरोधको इतिहासमा रहन्छ।',
        ),
        bilingual(
          'To decide several at once, select them in the list and choose Approve or Decline. One remark applies to all, and you see the result of each.',
          'एकैपटक धेरैमा निर्णय गर्न सूचीमा छानेर स्वीकृत वा अस्वीकार गर्नुहोस्; एउटै कैफियत सबैमा जान्छ, र प्रत्येकको नतिजा देखिन्छ।',
        ),
        bilingual("You can't decide your own request.", 'आफ्नै अनुरोधमा आफैँ निर्णय गर्न मिल्दैन।'),
      ],
    },
    {
      title: bilingual('Set it up as HR', 'मानव संसाधनका लागि सेटिङ'),
      lines: [
        bilingual(
          'Attendance → Settings → Overtime sets daily, weekly and monthly limits, how many past days can still be requested, and the pay rates on working days, days off and holidays. Assignments give employees another setting for a period.',
          'हाजिरी → सेटिङ → अतिरिक्त समयमा दिन, हप्ता र महिनाका सीमा तथा कति दिनपछिसम्म माग्न मिल्ने, र काम गर्ने दिन, साप्ताहिक बिदा र सार्वजनिक बिदामा तलबको कति गुणा हुने राखिन्छ। कर्मचारीलाई कुनै अवधिका लागि अर्को सेटिङ तोक्न सकिन्छ।',
        ),
        bilingual(
          'The overtime report shows totals by person and period, with export.',
          'अतिरिक्त समय प्रतिवेदनमा व्यक्ति र अवधिअनुसार जम्मा देखिन्छ, निर्यातसहित।',
        ),
      ],
    },
  ],
};
