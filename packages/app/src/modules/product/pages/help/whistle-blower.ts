import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const whistleBlower: HelpTopic = {
  id: 'whistle-blower',
  title: bilingual('Whistle-blower reports', 'उजुरी'),
  lead: bilingual(
    'Report misconduct, follow up anonymously, and know who can read your report.',
    'दुराचारको उजुरी गर्नुहोस्, नाम नखुलाई जवाफ पढ्नुहोस्, र कसले पढ्छ जान्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('Report', 'उजुरी गर्नुहोस्'),
      lines: [
        bilingual(
          'The button on the sign-in page opens the form for anyone, where the organization accepts reports from anyone. Anonymous reports store nothing about the reporter.',
          'संस्थाले सबैबाट उजुरी लिने भए साइन इन पृष्ठको बटनले फारम खोल्छ। बेनामी उजुरीमा पठाउनेबारे केही राखिँदैन।',
        ),
        bilingual(
          "The 20-digit receipt is shown only once. Use it to read answers, write and add files; it can't be recovered.",
          '२० अङ्कको रसिद एक पटक मात्र देखाइन्छ। यसैले जवाफ पढ्न, लेख्न र फाइल थप्न सकिन्छ; हराए फेरि पाइँदैन।',
        ),
      ],
    },
    {
      title: bilingual('Who reads it', 'कसले पढ्छ'),
      lines: [
        bilingual(
          "Only investigators. HR sees neither reports nor their number. People named in a report can't see it.",
          'छानबिनकर्ता मात्र: मानव संसाधनले उजुरी वा सङ्ख्या देख्दैन। उजुरीमा नाम परेकाले त्यो देख्दैन।',
        ),
        bilingual(
          'HR proposes an investigator, and another investigator confirms, or a server operator if there is none. A new investigator sees later reports, and earlier ones only when an investigator hands them over.',
          'मानव संसाधनले छानबिनकर्ता प्रस्ताव गर्छ; अर्को छानबिनकर्ताले, कोही नभए प्रणाली सञ्चालकले पुष्टि गर्छ। नयाँले त्यसपछिका उजुरी पढ्छन्, पहिलेका सुम्पिए मात्र।',
        ),
        bilingual(
          'Investigators reply, keep internal notes, and bring a report to its conclusion. The access history shows who opened it.',
          'छानबिनकर्ताले जवाफ दिन्छन्, आपसमा टिपोट राख्छन् र निष्कर्षमा पुर्‍याउँछन्। कसले कहिले खोल्यो, अभिलेख रहन्छ।',
        ),
        bilingual(
          'Reports are deleted permanently after the number of days HR has set; only a count of closed reports remains.',
          'मानव संसाधनले तोकेको दिन सकिएपछि उजुरी सधैँका लागि मेटिन्छ; बन्द भएकाको सङ्ख्या मात्र रहन्छ।',
        ),
      ],
    },
  ],
};
