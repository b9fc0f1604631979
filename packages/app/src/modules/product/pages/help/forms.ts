import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const forms: HelpTopic = {
  id: 'forms',
  title: bilingual('Forms and questionnaires', 'फारम र प्रश्नावली'),
  lead: bilingual(
    'Collect responses by name, with approval, or anonymously.',
    'नामसहित, स्वीकृतिसहित वा नाम नखुलाई उत्तर सङ्कलन गर्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('Fill in a form', 'फारम भर्नुहोस्'),
      lines: [
        bilingual(
          'Organization → Forms lists the forms open to you. Your answers are saved as a draft while you type; the line under the form shows when.',
          'संस्था → फारममा तपाईंका लागि खुला फारम देखिन्छन्। लेख्दै गर्दा मस्यौदा सुरक्षित हुन्छ; फारममुनि कहिले सुरक्षित भयो भन्ने देखिन्छ।',
        ),
        bilingual(
          'Some questions appear only after certain answers. Hidden questions are not required.',
          'केही प्रश्न अघिल्लो उत्तरपछि मात्र देखिन्छन्। नदेखिएको प्रश्न अनिवार्य हुँदैन।',
        ),
        bilingual(
          'You can respond until the end of the last day. Your responses stay under My answers, also as PDF.',
          'अन्तिम मितिको दिनभर उत्तर दिन मिल्छ। पठाएको उत्तर “मेरा उत्तर” मा रहन्छ, PDF मा पनि।',
        ),
      ],
    },
    {
      title: bilingual('Approve answers', 'उत्तर स्वीकृत गर्नुहोस्'),
      lines: [
        bilingual(
          "Form requests lists responses that need your approval. You can't approve your own.",
          'फारम अनुरोधमा तपाईंको स्वीकृति चाहिने उत्तर देखिन्छन्। आफ्नै उत्तर आफैँ स्वीकृत गर्न मिल्दैन।',
        ),
        bilingual('You can respond again after your response was declined.', 'उत्तर अस्वीकृत भएपछि फेरि भर्न सकिन्छ।'),
      ],
    },
    {
      title: bilingual('Make a form', 'फारम बनाउनुहोस्'),
      lines: [
        bilingual(
          'Open Forms → Settings, name the form and choose its audience. Add its questions under Questions; reorder them with the arrows or by dragging.',
          'फारम → सेटिङ खोलेर फारमको नाम र कसका लागि हो राख्नुहोस्। “प्रश्न” मा प्रश्न थप्नुहोस्; तीरले वा तानेर क्रम मिलाउनुहोस्।',
        ),
        bilingual('Change its state to Open. Its audience is notified.', 'अवस्था खुला गरेपछि सम्बन्धितलाई सूचना जान्छ।'),
        bilingual(
          'Once there are responses, changing questions starts a new version. The report shows each version separately.',
          'कसैले उत्तर दिएपछि प्रश्न बदल्दा नयाँ संस्करण सुरु हुन्छ। प्रतिवेदनले हरेक संस्करण छुट्टै देखाउँछ।',
        ),
        bilingual(
          "Questionnaires in the organization settings hold reusable questions and sets. A question used by a form can't be archived until it is removed there.",
          'संस्थाको सेटिङको प्रश्नावलीमा प्रश्न र तयारी प्रश्नावली रहन्छन्। फारमले प्रयोग गरेको प्रश्न त्यहाँबाट नहटाई अभिलेखमा राख्न मिल्दैन।',
        ),
      ],
    },
    {
      title: bilingual('Forms without names', 'बेनामी फारम'),
      lines: [
        bilingual(
          'Copy its link from the list and share it with anyone; no account is needed.',
          'सूचीबाट लिङ्क प्रतिलिपि गरी जसलाई पनि दिनुहोस्; खाता चाहिँदैन।',
        ),
        bilingual(
          'No name, address or time is stored with an anonymous response. That is why such forms have no file questions and no approval.',
          'कसले, कहाँबाट र कति बजे उत्तर दियो भन्ने राखिँदैन। त्यसैले यस्तो फारममा फाइल र स्वीकृति हुँदैन।',
        ),
      ],
    },
  ],
};
