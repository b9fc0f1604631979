import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of permission groups. */
export const permissionMessages = defineMessages('permission', {
  notHeld: {
    en: 'You do not hold {codes}, so you cannot give {them} to others.',
    ne: '{codes} तपाईंसँग छैन, त्यसैले {them} अरूलाई दिन मिल्दैन।',
  },
  notHeldEverywhere: {
    en: 'You do not hold {codes} wherever the group acts, so you cannot give {them} to others.',
    ne: 'समूह लागु हुने सबै ठाउँमा {codes} तपाईंसँग छैन, त्यसैले {them} अरूलाई दिन मिल्दैन।',
  },
  ownGroup: {
    en: 'You belong to this group: somebody else has to add permissions to it.',
    ne: 'तपाईं यस समूहमा हुनुहुन्छ: यसमा अनुमति अरू कसैले थप्नुपर्छ।',
  },
  othersGroup: {
    en: 'This group belongs to {organization} and is changed there.',
    ne: 'यो समूह {organization} को हो र त्यहीँ बदलिन्छ।',
  },
  addsItself: {
    en: 'You cannot add yourself to a group: somebody else has to do it.',
    ne: 'आफैँलाई समूहमा थप्न मिल्दैन: अरू कसैले थप्नुपर्छ।',
  },
  unknownPeople: {
    en: 'Nobody here has the id {ids}: choose people of the organization.',
    ne: '{ids} नम्बरको व्यक्ति यहाँ छैन: संस्थाका मानिस छान्नुहोस्।',
  },
  auditUser: {
    en: 'An audit user reads everything and changes nothing, and so belongs to no group.',
    ne: 'लेखापरीक्षकले सबै हेर्छन् र केही बदल्दैनन्, त्यसैले कुनै समूहमा पर्दैनन्।',
  },
  commonGivesMore: {
    en: 'Common groups give more than you hold yourself ({names}): somebody with those permissions has to let them in.',
    ne: 'साझा समूह ({names}) ले तपाईंसँग भएभन्दा बढी दिन्छन्: ती अनुमति भएका कसैले स्वीकार गर्नुपर्छ।',
  },
});
