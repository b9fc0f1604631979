import { bilingual } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { Policy, type PolicyText } from './Policy.tsx';

const policy: PolicyText = {
  title: bilingual('Privacy policy', 'गोपनीयता नीति'),
  lead: bilingual(
    'What this installation of Karmik keeps about you, why, and who sees it.',
    'यहाँको कार्मिकमा तपाईंबारे के किन राखिन्छ र कसले देख्छ।',
  ),
  parts: [
    {
      title: bilingual('Who is responsible', 'जिम्मेवार को हो'),
      paragraphs: [
        bilingual(
          'The organization that you work for, or apply to, runs this installation and decides what is kept here. Ask its human resources department about anything on this page.',
          'तपाईं काम गर्ने वा आवेदन दिने संस्थाले यो प्रणाली चलाउँछ र यहाँ के राख्ने भन्ने तय गर्छ। यस पृष्ठका कुनै पनि कुराबारे त्यसको मानव संसाधन विभागलाई सोध्नुहोस्।',
        ),
      ],
    },
    {
      title: bilingual('What is kept', 'के राखिन्छ'),
      paragraphs: [
        bilingual(
          'What your employment needs: your name, contacts, documents, position, attendance, leave, pay and the requests that you send. What you write yourself, such as posts and comments.',
          'तपाईंको रोजगारीलाई चाहिने कुरा: नाम, सम्पर्क, कागजात, पद, हाजिरी, बिदा, तलब र तपाईंले पठाएका अनुरोध। तपाईं आफैँले लेखेका पोस्ट र टिप्पणी।',
        ),
        bilingual(
          'What keeps your account safe: when and from which address you signed in, with which browser, and who changed which record. Passwords are stored so that they can’t be read back.',
          'तपाईंको खाता सुरक्षित राख्ने कुरा: कहिले, कुन ठेगाना र कुन ब्राउजरबाट साइन इन गर्नुभयो, र कुन विवरण कसले बदल्यो। पासवर्ड फेरि पढ्न नसकिने रूपमा राखिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Who sees it', 'कसले देख्छ'),
      paragraphs: [
        bilingual(
          'You see what is yours. Your supervisors see what they decide on. Human resources and auditors see what their permissions allow, and what they do is logged. Other organizations on the same installation see nothing.',
          'आफ्नो कुरा तपाईं देख्नुहुन्छ। आफूले निर्णय गर्ने कुरा सुपरिवेक्षकले देख्छन्। मानव संसाधन र लेखापरीक्षकले अनुमति भएसम्म देख्छन्, र उनीहरूले गरेको काम अभिलेखमा रहन्छ। यही प्रणालीका अरू संस्थाले केही देख्दैनन्।',
        ),
        bilingual(
          'Karmik itself shares nothing with others and uses no third-party service.',
          'कार्मिक आफैँले अरू कसैलाई केही दिँदैन, र अरूको कुनै सेवा प्रयोग गर्दैन।',
        ),
        bilingual(
          'If this installation reports software errors, a report says what broke and in which version, and nothing about you.',
          'यो प्रणालीले सफ्टवेयरका त्रुटि पठाउने भए त्यसमा के बिग्रियो र कुन संस्करणमा भन्ने मात्र हुन्छ, तपाईंबारे केही हुँदैन।',
        ),
      ],
    },
    {
      title: bilingual('What stays in your browser', 'तपाईंको ब्राउजरमा के रहन्छ'),
      paragraphs: [
        bilingual(
          'No cookies. The browser keeps your session until you sign out or it expires, and your choice of language, calendar and appearance.',
          'कुकी राखिँदैन। साइन आउट नगरेसम्म वा म्याद नसकिएसम्म ब्राउजरले तपाईंको सत्र, र भाषा, पात्रो तथा रूपको छनोट राख्छ।',
        ),
      ],
    },
    {
      title: bilingual('How long, and your rights', 'कति समय, र तपाईंका अधिकार'),
      paragraphs: [
        bilingual(
          'Records are kept as long as labour and tax law require, and as your organization decides beyond that. You may ask it to see, correct or delete what is kept about you.',
          'श्रम र कर कानुनले तोकेसम्म र त्यसपछि संस्थाले तय गरेसम्म विवरण राखिन्छ। आफूबारे राखिएको कुरा हेर्न, सच्याउन वा हटाउन तपाईं संस्थालाई भन्न सक्नुहुन्छ।',
        ),
      ],
    },
  ],
};

export default function PrivacyPage(): ReactNode {
  return <Policy policy={policy} />;
}
