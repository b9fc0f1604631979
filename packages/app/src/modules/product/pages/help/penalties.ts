import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const penalties: HelpTopic = {
  id: 'penalties',
  title: bilingual('Attendance penalties', 'हाजिरीका जरिवाना'),
  lead: bilingual(
    'Penalties for repeated lateness or absence, with the reason for each.',
    'बारम्बारको ढिलाइ वा अनुपस्थितिका जरिवाना, हरेकको कारणसहित।',
  ),
  parts: [
    {
      title: bilingual('Set the rules', 'नियम राख्नुहोस्'),
      lines: [
        bilingual(
          'In Settings → Penalty settings, HR defines what counts (late, left early, missing punch, absent, long break), how often in which period, and the penalty in days. A rule applies to everyone, to branches or divisions, or to assigned employees.',
          'सेटिङ → जरिवाना सेटिङमा के गनिन्छ (ढिलो, चाँडो निस्केको, छुटेको हाजिरी, अनुपस्थित, लामो विश्राम), कुन अवधिमा कति पटक, र कति दिन लाग्छ राखिन्छ। नियम सबै, केही शाखा वा महाशाखा, वा तोकिएका कर्मचारीका लागि हुन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Generate and decide', 'निकाल्नुहोस् र निर्णय गर्नुहोस्'),
      lines: [
        bilingual(
          'Under Attendance → Penalties, Generate penalties first previews the employees and reasons; nothing is saved until you confirm. Then confirm or cancel penalties one by one or in bulk; employees are notified of confirmed ones.',
          'हाजिरी → जरिवानामा “जरिवाना निकाल्नुहोस्” थिच्दा पहिले कसलाई किन लाग्छ देखिन्छ, पुष्टि नगरी केही राखिँदैन। त्यसपछि हरेक जरिवाना एक-एक गरी वा एकैचोटि पुष्टि वा रद्द हुन्छ; पुष्टि भएकाबारे कर्मचारीलाई सूचना जान्छ।',
        ),
        bilingual(
          'When an approved adjustment shows that a day was in order, its penalty is changed or withdrawn, unless the month is closed.',
          'स्वीकृत समायोजनले दिन ठीक थियो देखाए जरिवाना बदलिन्छ वा फिर्ता हुन्छ, महिना बन्द नभएसम्म।',
        ),
        bilingual(
          'You can see your own penalties with the days behind them in Attendance → Reports → Penalties.',
          'आफ्ना जरिवाना र तिनका दिन हाजिरी → प्रतिवेदन → जरिवानामा देखिन्छन्।',
        ),
      ],
    },
  ],
};
