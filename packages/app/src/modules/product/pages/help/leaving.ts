import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const leaving: HelpTopic = {
  id: 'leaving-and-reviews',
  title: bilingual('Resignation, separation and reviews', 'राजीनामा, अवकाश र समीक्षा'),
  lead: bilingual('Resignations, clearance, promotions and transfers.', 'राजीनामा, फरफारक, बढुवा र सरुवा।'),
  parts: [
    {
      title: bilingual('Resign', 'राजीनामा दिनुहोस्'),
      lines: [
        bilingual(
          'My resignation → Resign asks for your last working day, the reason and a remark. You can withdraw it until someone has decided.',
          'मेरो राजीनामा → “राजीनामा दिनुहोस्” मा कामको अन्तिम दिन, कारण र कैफियत लेख्नुहोस्। निर्णय नभएसम्म फिर्ता लिन मिल्छ।',
        ),
        bilingual(
          'A resignation with too little notice is marked as short notice; it can still be approved.',
          'तोकिएको सूचना अवधिभन्दा कम भए चिह्न लगाइन्छ; तैपनि स्वीकृत हुन सक्छ।',
        ),
      ],
    },
    {
      title: bilingual('Leave', 'अवकाश'),
      lines: [
        bilingual(
          'HR starts a separation, or an approved resignation does. Its type sets the tasks, and whether clearance and an exit interview are required.',
          'मानव संसाधनले वा स्वीकृत राजीनामाले अवकाश सुरु गर्छ। प्रकारले कार्य, फरफारक र अन्तर्वार्ता चाहिने नचाहिने तोक्छ।',
        ),
        bilingual(
          "A separation can be completed once all units have cleared and equipment is returned; outstanding items are listed. You can't clear yourself.",
          'एकाइको फरफारक वा दिइएको सामान बाँकी भए पूरा गर्न मिल्दैन; बाँकी विषय देखिन्छन्। आफ्नै फरफारक आफैँ गर्न मिल्दैन।',
        ),
        bilingual(
          'Prepare the exit interview under Exit interview question sets and choose it in the separation type. The employee answers under Exit interview; HR reads the answers with the separation.',
          'बहिर्गमन अन्तर्वार्ताका प्रश्न “बहिर्गमन अन्तर्वार्ता प्रश्नावलीहरू” मा बनाएर अवकाशको प्रकारमा छान्नुहोस्। कर्मचारीले “बहिर्गमन अन्तर्वार्ता” मा उत्तर दिन्छन्; मानव संसाधनले अवकाशसँगै पढ्छ।',
        ),
        bilingual(
          'On the effective date all sessions end, the employment record closes on the day before, and pending approvals pass to others.',
          'लागु हुने दिन सबै सत्र बन्द हुन्छन्, रोजगारी अभिलेख अघिल्लो दिन बन्द हुन्छ, र विचाराधीन काम अरूलाई सर्छ।',
        ),
      ],
    },
    {
      title: bilingual('Request transfer', 'सरुवा माग्नुहोस्'),
      lines: [
        bilingual(
          'If your organization accepts them, choose My transfer requests → Request transfer and enter the destination, date and reason. Reviewers forward it and HR decides; no one reviews their own request.',
          'संस्थाले लिने भए मेरा सरुवा अनुरोध → “सरुवा माग्नुहोस्” मा कहाँ, कहिलेदेखि र किन लेख्नुहोस्। पुनरावलोकनकर्ताले अघि पठाउँछन्, मानव संसाधनले निर्णय गर्छ; आफ्नै अनुरोध आफैँ पुनरावलोकन गर्न मिल्दैन।',
        ),
        bilingual(
          'On the effective date, the employment record and the first supervisor change.',
          'तोकिएको दिन रोजगारी अभिलेख र पहिलो सुपरिवेक्षक बदलिन्छन्।',
        ),
      ],
    },
    {
      title: bilingual('Propose a review', 'समीक्षा प्रस्ताव गर्नुहोस्'),
      lines: [
        bilingual(
          'Supervisors propose reviews for their team under Employment reviews, HR for everyone. Leave empty what does not change.',
          'सुपरिवेक्षकले आफ्नो टोलीका लागि र मानव संसाधनले सबैका लागि रोजगार समीक्षामा प्रस्ताव गर्छन्। खाली छोडिएको यथावत् रहन्छ।',
        ),
        bilingual(
          'Once approved, it appears in the employment history as scheduled and takes effect on its date.',
          'स्वीकृत भएपछि रोजगारी इतिहासमा आगामी भनी देखिन्छ र तोकिएको दिन लागु हुन्छ।',
        ),
      ],
    },
  ],
};
