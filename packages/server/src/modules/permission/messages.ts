import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of permission groups. */
export const permissionMessages = defineMessages('permission', {
  notHeld: {
    en: "You don't have {codes}, so you can't give {them} to others.",
    ne: '{codes} तपाईंसँग छैन, त्यसैले {them} अरूलाई दिन मिल्दैन।',
  },
  notHeldEverywhere: {
    en: "You don't have {codes} everywhere the group applies, so you can't give {them} to others.",
    ne: 'समूह लागु हुने सबै ठाउँमा {codes} तपाईंसँग छैन, त्यसैले {them} अरूलाई दिन मिल्दैन।',
  },
  ownGroup: {
    en: 'You belong to this group. Someone else has to add permissions to it.',
    ne: 'तपाईं यस समूहमा हुनुहुन्छ: यसमा अनुमति अरू कसैले थप्नुपर्छ।',
  },
  othersGroup: {
    en: 'This group belongs to {organization} and is changed there.',
    ne: 'यो समूह {organization} को हो र त्यहीँ बदलिन्छ।',
  },
  addsItself: {
    en: "You can't add yourself to a group. Someone else has to do it.",
    ne: 'आफैँलाई समूहमा थप्न मिल्दैन: अरू कसैले थप्नुपर्छ।',
  },
  unknownPeople: {
    en: 'No person here has the id {ids}. Choose people of the organization.',
    ne: '{ids} नम्बरको व्यक्ति यहाँ छैन: संस्थाका व्यक्ति छान्नुहोस्।',
  },
  auditUser: {
    en: "Audit users can't belong to a group: they read everything and change nothing.",
    ne: 'लेखापरीक्षकले सबै हेर्छन् र केही बदल्दैनन्, त्यसैले कुनै समूहमा पर्दैनन्।',
  },
  commonGivesMore: {
    en: "Common groups have permissions you don't have ({names}). Someone with those permissions has to allow them.",
    ne: 'साझा समूह ({names}) मा तपाईंसँग नभएका अनुमति छन्। ती अनुमति भएका कसैले स्वीकार गर्नुपर्छ।',
  },
});
