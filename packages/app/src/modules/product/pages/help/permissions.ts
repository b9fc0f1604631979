import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const permissions: HelpTopic = {
  id: 'permissions',
  title: bilingual('Permissions', 'अनुमति'),
  lead: bilingual('For HR: who can view and change what.', 'मानव संसाधनका लागि: कसले के देख्न र बदल्न सक्छ।'),
  parts: [
    {
      title: bilingual('How permissions work', 'अनुमति कसरी काम गर्छ'),
      lines: [
        bilingual(
          'Each permission has a code, such as 2.07 for holidays. Groups have permissions and members.',
          'अनुमतिको कोड हुन्छ, जस्तै सार्वजनिक बिदाका लागि २.०७। समूहमा अनुमति र सदस्य हुन्छन्।',
        ),
        bilingual(
          'A code ending in .00 gives full access to its section; one ending in .99 gives view access.',
          '.00 मा टुङ्गिने कोडले खण्डमा पूर्ण पहुँच दिन्छ, .99 मा टुङ्गिनेले हेर्न मात्र दिन्छ।',
        ),
        bilingual(
          'HR admins have full access. Audit users can view everything and change nothing.',
          'मानव संसाधन प्रशासकलाई पूर्ण पहुँच हुन्छ। लेखापरीक्षकले सबै हेर्न सक्छन्, केही बदल्न सक्दैनन्।',
        ),
      ],
    },
    {
      title: bilingual('Grant and remove permissions', 'अनुमति दिने र फिर्ता लिने'),
      lines: [
        bilingual(
          "The shield at the top opens Manage Permission: groups with their permissions and members, and each person's permissions with the group they come from.",
          'माथिको ढालले “अनुमति व्यवस्थापन” खोल्छ: समूह, तिनका अनुमति र सदस्य, तथा हरेक व्यक्तिका अनुमति र ती आएको समूह।',
        ),
        bilingual(
          'Changes apply within seconds, also for people who are signed in. Every change is in the audit log.',
          'परिवर्तन साइन इन भएकालाई समेत केही सेकेन्डमै लागु हुन्छ। हरेक परिवर्तन अभिलेखमा रहन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Permission Denied', 'अनुमति अस्वीकृत'),
      lines: [
        bilingual(
          'You see this when you open a page without permission; the attempt is logged. Ask HR if you need the page.',
          'अनुमति नभएको पृष्ठ खोल्दा यो देखिन्छ, र प्रयास अभिलेखमा रहन्छ। पृष्ठ चाहिए मानव संसाधनलाई भन्नुहोस्।',
        ),
      ],
    },
  ],
};
