import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of opening balances. */
export const openingMessages = defineMessages('payroll.opening', {
  startThere: {
    en: 'This employee has a payroll start already. Change it under Payroll start dates',
    ne: 'यी कर्मचारीको तलब सुरु मिति पहिल्यै छ। तलब सुरु हुने मितिहरूमा बदल्नुहोस्',
  },
  ownRow: { en: "You can't enter your own opening balances", ne: 'आफ्नै सुरुका मौज्दात राख्न मिल्दैन' },
  leaveThere: {
    en: 'An opening balance of this leave is already there',
    ne: 'यो बिदाको सुरुको मौज्दात पहिल्यै छ',
  },
  noLeaveRight: {
    en: 'Leave balances need the permission to edit leave balances',
    ne: 'बिदा मौज्दात राख्न बिदा मौज्दात बदल्ने अनुमति चाहिन्छ',
  },
  noAdvanceRules: {
    en: 'Choose first the heading that recovers advances, under Salary advance settings',
    ne: 'पहिले तलब पेश्कीका सेटिङमा पेश्की असुल गर्ने शीर्षक छान्नुहोस्',
  },
  earlierAdvance: { en: 'Balance of an earlier advance', ne: 'अघिको पेश्कीको बाँकी' },
  used: {
    en: 'The payroll of {month} is confirmed and uses these balances. Correct them with the next payroll',
    ne: '{month} को तलब पुष्टि भइसक्यो र यी मौज्दात प्रयोग गर्छ। अर्को तलबबाट सच्याउनुहोस्',
  },
});
