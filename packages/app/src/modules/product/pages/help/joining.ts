import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const joining: HelpTopic = {
  id: 'joining',
  title: bilingual('Offer letters and onboarding', 'प्रस्ताव पत्र र नियुक्ति'),
  lead: bilingual(
    'From offer letter to first day: candidates answer without an account and become employees.',
    'प्रस्ताव पत्रदेखि पहिलो दिनसम्म: उम्मेदवारले खाताबिनै जवाफ दिन्छन् र कर्मचारी बन्छन्।',
  ),
  parts: [
    {
      title: bilingual('Offer a post', 'पद प्रस्ताव गर्नुहोस्'),
      lines: [
        bilingual(
          'Pre-employment → Add a candidate creates a draft. The salary has its own currency and is visible only to people with the permission for offered salaries.',
          'नियुक्तिपूर्व प्रक्रिया → “उम्मेदवार थप्नुहोस्” ले मस्यौदा बनाउँछ। तलबको आफ्नै मुद्रा हुन्छ, र प्रस्तावित तलब हेर्न पाउनेले मात्र देख्छन्।',
        ),
        bilingual(
          'Send the offer letter creates the letter from its template, numbers it and emails a personal link. Send again creates a new link and ends the old one; Extend keeps the same link valid longer; Withdraw ends it.',
          '“प्रस्ताव पत्र पठाउनुहोस्” ले ढाँचाबाट पत्र लेख्छ, संख्या दिन्छ र व्यक्तिगत लिङ्क इमेल गर्छ। फेरि पठाउँदा नयाँ लिङ्क बन्छ र पुरानो बन्द हुन्छ; म्याद थप्दा त्यही लिङ्क चलिरहन्छ; फिर्ता लिँदा बन्द हुन्छ।',
        ),
        bilingual(
          "Sent letters can't be changed. Change the offer withdraws the letter and reopens the draft; the next letter gets a new number.",
          'पठाइएको पत्र बदल्न मिल्दैन। प्रस्ताव बदल्दा पत्र फिर्ता भई फेरि मस्यौदा बन्छ; अर्को पत्रको नयाँ संख्या हुन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Answer an offer', 'प्रस्तावको जवाफ'),
      lines: [
        bilingual(
          'The candidate opens the link in the email, reads or downloads the letter, and accepts or declines with a comment. The link accepts one answer until the date in the email.',
          'उम्मेदवारले इमेलको लिङ्क खोलेर पत्र पढ्छन् वा डाउनलोड गर्छन्, र टिप्पणीसहित स्वीकार वा अस्वीकार गर्छन्। लिङ्कले इमेलमा लेखिएको दिनसम्म एक पटक मात्र जवाफ लिन्छ।',
        ),
        bilingual(
          'HR is notified of each answer, and of offers not answered in time.',
          'हरेक जवाफ र समयमा जवाफ नआएका प्रस्तावको सूचना मानव संसाधनलाई जान्छ।',
        ),
      ],
    },
    {
      title: bilingual('Ask others about a candidate', 'उम्मेदवारका बारेमा अरूलाई सोध्नुहोस्'),
      lines: [
        bilingual(
          "On a candidate's page, Request evaluation sends a question set to an interviewer or a referee, or an assessment to the candidate. Prepare the questions in Organization settings → Questionnaire; file questions are left out.",
          'उम्मेदवारको पृष्ठमा “मूल्याङ्कन माग्नुहोस्” ले प्रश्नावली पठाउँछ: प्रारम्भिक अन्तर्वार्ता वा अन्तर्वार्तापछि अन्तर्वार्ताकारलाई, सन्दर्भ व्यक्तिलाई, वा परीक्षणका रूपमा उम्मेदवारलाई। प्रश्नहरू संस्थाका सेटिङ → प्रश्नावलीमा बनाउनुहोस्; फाइल माग्ने प्रश्न यसरी सोधिँदैनन्।',
        ),
        bilingual(
          'Each person gets a personal link by email, needs no account, and can answer once until the date you set. Remind and Send again send a new link and end the previous one; Withdraw ends it. Requests also end when the candidate withdraws, declines or is onboarded.',
          'हरेकलाई इमेलमा व्यक्तिगत लिङ्क जान्छ; खाता चाहिँदैन, र तपाईंले तोकेको दिनसम्म एक पटक जवाफ दिन मिल्छ। सम्झाउँदा वा फेरि पठाउँदा नयाँ लिङ्क जान्छ र पुरानो बन्द हुन्छ; फिर्ता लिँदा बन्द हुन्छ। प्रस्ताव फिर्ता, अस्वीकार वा नियुक्ति भएपछि उम्मेदवारबारे थप सोधिँदैन।',
        ),
        bilingual(
          'Request declaration asks the candidate for their current and expected salary, each in its currency, with optional documents. Only people with the permission for offered salaries can see it.',
          '“घोषणा माग्नुहोस्” ले उम्मेदवारलाई हालको र अपेक्षित तलब मुद्रासहित र चाहे कागजातसहित सोध्छ। प्रस्तावित तलब हेर्न पाउनेले मात्र पढ्छन्।',
        ),
        bilingual(
          'Answers are final. The score is the average of the ratings. Each viewing of answers is logged.',
          'जवाफ अन्तिम हुन्छ। प्राप्ताङ्क मूल्याङ्कन अङ्कहरूको औसत हो। जवाफ पढेको हरेक पटक अभिलेखमा लेखिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Onboard', 'नियुक्त गर्नुहोस्'),
      lines: [
        bilingual(
          'Assign tasks uses a pre-employment template; its due days count from the joining date.',
          'कार्य तोक्दा नियुक्तिपूर्वका लागि बनेको ढाँचा छानिन्छ; दिन उम्मेदवार नियुक्त हुने मितिबाट गनिन्छ।',
        ),
        bilingual(
          'On-board asks for the employee code and warns about open mandatory tasks. It creates the account with an activation email, the profile, the first employment record and the supervisor. The offered salary is not copied.',
          'नियुक्त गर्दा कर्मचारी कोड सोधिन्छ र बाँकी अनिवार्य कार्यबारे सचेत गराइन्छ। खाता सक्रिय गर्ने इमेलसहित खाता, विवरण, पहिलो रोजगारी अभिलेख र सुपरिवेक्षक राखिन्छ। प्रस्तावित तलब कतै सर्दैन।',
        ),
      ],
    },
  ],
};
