import { bilingual } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { Policy, type PolicyText } from './Policy.tsx';

const policy: PolicyText = {
  title: bilingual('Terms and conditions', 'नियम र सर्तहरू'),
  lead: bilingual('Terms for everyone who uses an account here.', 'यहाँ खाता प्रयोग गर्ने सबैका लागि सर्तहरू।'),
  parts: [
    {
      title: bilingual('Your account', 'तपाईंको खाता'),
      paragraphs: [
        bilingual(
          'Your organization gives you the account and can end it. It is only for you: do not share passwords, one-time passwords or recovery codes, and tell HR if you think someone else used it.',
          'खाता तपाईंको संस्थाले दिन्छ र बन्द गर्न सक्छ। यो तपाईंका लागि मात्र हो: पासवर्ड, एक पटकको पासवर्ड वा पुनः प्राप्ति कोड कसैलाई नदिनुहोस्, र अरूले प्रयोग गरेको लागे मानव संसाधनलाई जानकारी दिनुहोस्।',
        ),
      ],
    },
    {
      title: bilingual('What you do here', 'तपाईंले यहाँ गर्ने काम'),
      paragraphs: [
        bilingual(
          'Requests, decisions and posts count as yours. Write what is true, and nothing that harms others. Look only at what your work needs, even where your permissions would show more.',
          'अनुरोध, निर्णय र पोस्ट तपाईंकै मानिन्छन्। साँचो मात्र लेख्नुहोस्, अरूलाई हानि हुने कुरा नलेख्नुहोस्। अनुमतिले धेरै देखाए पनि कामलाई चाहिने कुरा मात्र हेर्नुहोस्।',
        ),
      ],
    },
    {
      title: bilingual('What Karmik does', 'कार्मिकले गर्ने काम'),
      paragraphs: [
        bilingual(
          'Attendance, leave and pay are calculated from what was entered. If a figure is wrong, report it: your contract and the law prevail over what is shown here.',
          'हाजिरी, बिदा र तलबका अङ्क प्रविष्ट गरिएका विवरणबाट गणना हुन्छन्। गलत भए जानकारी दिनुहोस्: यहाँ देखिएकोभन्दा तपाईंको करार र कानुन मान्य हुन्छ।',
        ),
        bilingual(
          'The installation may be unavailable during maintenance. Karmik is open source software under the MIT license, which comes without warranty.',
          'मर्मतका लागि प्रणाली केही समय बन्द हुन सक्छ। कार्मिक MIT इजाजतपत्रको खुला स्रोत सफ्टवेयर हो, जसमा कुनै ग्यारेन्टी हुँदैन।',
        ),
      ],
    },
    {
      title: bilingual('Changes', 'परिवर्तन'),
      paragraphs: [
        bilingual(
          'When these terms change, your organization informs you before they take effect.',
          'यी सर्त बदलिए लागु हुनुअघि तपाईंको संस्थाले जानकारी दिन्छ।',
        ),
      ],
    },
  ],
};

export default function TermsPage(): ReactNode {
  return <Policy policy={policy} />;
}
