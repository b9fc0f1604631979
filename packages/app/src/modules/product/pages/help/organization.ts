import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const organization: HelpTopic = {
  id: 'organization-settings',
  title: bilingual('Organization settings', 'संस्थाका सेटिङ'),
  lead: bilingual(
    'For HR: the lists and rules that everything else uses.',
    'मानव संसाधनका लागि: अरू सबैले प्रयोग गर्ने सूची र नियम।',
  ),
  parts: [
    {
      title: bilingual('Where to start', 'कहाँबाट सुरु गर्ने'),
      lines: [
        bilingual(
          'Start with the fiscal year and holidays, then branches, divisions, job titles, employment types and levels. Employee records refer to them.',
          'आर्थिक वर्ष र सार्वजनिक बिदाबाट सुरु गरी शाखा, महाशाखा, पद, रोजगारीका प्रकार र तह थप्नुहोस्। कर्मचारीका विवरणमा यिनै प्रयोग हुन्छन्।',
        ),
        bilingual(
          'Each list can be imported from and exported to a spreadsheet. Unused entries are archived, not deleted.',
          'हरेक सूची स्प्रेडसिटबाट आयात र निर्यात गर्न मिल्छ। प्रयोग नहुने कुरा हटाइँदैन, अभिलेखमा राखिन्छ।',
        ),
        bilingual(
          'If an entry is in use, removing it shows where and asks for a replacement from today. Employment histories keep the old entry.',
          'प्रयोगमा रहेको कुरा हटाउँदा कहाँ प्रयोग भएको छ देखिन्छ, र आजदेखि त्यसको सट्टा के रहने सोधिन्छ। कर्मचारीको इतिहासमा पुरानै रहन्छ।',
        ),
        bilingual(
          'A level can have a pay scale: its start, steps and increase per step. Give increments moves everyone on a level one step up from a date; people on the last step are listed.',
          'तहको स्केल हुन सक्छ: सुरु, ग्रेड संख्या र एक ग्रेडको वृद्धि। “ग्रेड वृद्धि दिनुहोस्” ले तोकिएको दिनदेखि तहका सबैलाई एक ग्रेड माथि सार्छ; अन्तिम ग्रेडमा को छन् देखाइन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Holidays', 'सार्वजनिक बिदा'),
      lines: [
        bilingual(
          'A holiday can apply to everyone, or to a gender, branches or divisions. Each person sees theirs under Organization → Holidays. Weekly days off are set under Applications.',
          'सार्वजनिक बिदा सबैका लागि वा लिङ्ग, शाखा वा महाशाखाका लागि हुन सक्छ। हरेकले आफ्नो बिदा संस्था → सार्वजनिक बिदामा देख्छन्। साप्ताहिक बिदाको दिन एप्लिकेसनहरूमा राखिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Applications', 'एप्लिकेसनहरू'),
      lines: [
        bilingual(
          'Turn off unused modules such as payroll or training under Applications. Their pages leave the menus; stored data is kept.',
          'तलब वा तालिमजस्ता नचाहिने मोड्युल एप्लिकेसनहरूमा बन्द गर्नुहोस्। पृष्ठ मेनुबाट हट्छन्, राखिएको विवरण हराउँदैन।',
        ),
      ],
    },
    {
      title: bilingual("Everyone's security", 'सबैको सुरक्षा'),
      lines: [
        bilingual(
          'Security settings require one-time passwords for everyone, set the password policy, and help people who lost their second step.',
          'सुरक्षा सेटिङमा सबैका लागि एक पटकको पासवर्ड अनिवार्य गर्न, पासवर्डका नियम राख्न, र दोस्रो चरण गुमाउनेलाई सहयोग गर्न सकिन्छ।',
        ),
        bilingual(
          'Organization reports have logs of sign-ins, emails and exports.',
          'संस्थाका प्रतिवेदनमा साइन इन, इमेल र निर्यातका अभिलेख हुन्छन्।',
        ),
        bilingual(
          'Audit logs show who did what. They are sealed, and you are notified if they are changed in the database.',
          'लेखापरीक्षण अभिलेखमा कसले के गर्‍यो देखिन्छ। यो सिल गरिएको हुन्छ, र कसैले डाटाबेसमा फेरबदल गरे तपाईंलाई सूचना आउँछ।',
        ),
      ],
    },
  ],
};
