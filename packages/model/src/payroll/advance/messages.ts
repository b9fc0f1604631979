import { defineMessages } from '../../kit/message.ts';

/** Why a salary advance cannot be requested, granted, paid or recovered. */
export const advanceMessages = defineMessages('payroll.advance', {
  noLimit: {
    en: 'Enter a limit as an amount, as a percentage of net pay, or both.',
    ne: 'सीमा रकममा, खुद भुक्तानीको प्रतिशतमा वा दुवैमा राख्नुहोस्।',
  },
  noHeading: {
    en: 'Choose the heading under which payrolls recover advances.',
    ne: 'तलबले पेश्की असुल गर्ने शीर्षक छान्नुहोस्।',
  },
  headingNotRecovered: {
    en: 'Choose a heading that is deducted, is not taxable and is no fund.',
    ne: 'कट्टी हुने, कर नलाग्ने र कोष नभएको शीर्षक छान्नुहोस्।',
  },
  notOffered: {
    en: 'Your organization does not offer salary advances.',
    ne: 'तपाईंको संस्थाले तलब पेश्की दिँदैन।',
  },
  tooNew: {
    en: 'Salary advances need {months} {months, one month, other months} of service. You can request one from {day}.',
    ne: 'तलब पेश्कीका लागि {months} महिनाको सेवा चाहिन्छ। {day} देखि माग्न सक्नुहुन्छ।',
  },
  typeExcluded: {
    en: 'Salary advances are not given to employees of the type {type}.',
    ne: '{type} प्रकारका कर्मचारीलाई तलब पेश्की दिइँदैन।',
  },
  noPackage: {
    en: 'A salary advance is recovered from pay, and no pay package is assigned to you. Contact HR.',
    ne: 'तलब पेश्की तलबबाट असुल हुन्छ, तर तपाईंलाई तलब प्याकेज तोकिएको छैन। मानव संसाधनलाई सम्पर्क गर्नुहोस्।',
  },
  noPayslip: {
    en: 'The limit depends on your last payslip, and none is published yet. Request an advance after the first one.',
    ne: 'सीमा अन्तिम तलब पर्चीमा भर पर्छ, र अहिलेसम्म प्रकाशित पर्ची छैन। पहिलो पर्चीपछि माग्नुहोस्।',
  },
  overLimit: {
    en: 'You can request at most {amount} now.',
    ne: 'अहिले बढीमा {amount} माग्न सक्नुहुन्छ।',
  },
  nothingLeft: {
    en: 'Earlier advances use all that you can request. Request another one when they are recovered.',
    ne: 'अघिल्ला पेश्कीले सीमा पूरा भइसकेको छ। ती असुल भएपछि माग्नुहोस्।',
  },
  noLongerWithin: {
    en: 'This advance is no longer within the rules for this employee. Decline it, so that the employee can send another one.',
    ne: 'यो पेश्की यी कर्मचारीका लागि नियमभित्र छैन। कर्मचारीले अर्को पठाउन सकून् भनेर अस्वीकार गर्नुहोस्।',
  },
  tooManyMonths: {
    en: 'Choose at most {count} {count, one month, other months}.',
    ne: 'बढीमा {count} महिना छान्नुहोस्।',
  },
  tooManyAYear: {
    en: 'You have had {count} {count, one advance, other advances} in this fiscal year, and no more are given.',
    ne: 'यो आर्थिक वर्षमा तपाईंले {count} वटा पेश्की पाइसक्नुभएको छ, थप दिइँदैन।',
  },
  monthPast: { en: 'Choose {month} or a later month.', ne: '{month} वा त्यसपछिको महिना छान्नुहोस्।' },
  monthFar: { en: 'Choose {month} or an earlier month.', ne: '{month} वा त्यसअघिको महिना छान्नुहोस्।' },
  leaves: {
    en: 'Your employment ends on {day}. The last month of recovery is {month} or earlier.',
    ne: 'तपाईंको रोजगारी {day} मा सकिन्छ। असुलीको अन्तिम महिना {month} वा त्यसअघि हुनुपर्छ।',
  },
  notApproved: {
    en: 'This request is not approved. Choose one that is.',
    ne: 'यो अनुरोध स्वीकृत छैन। स्वीकृत अनुरोध छान्नुहोस्।',
  },
  ownMovement: {
    en: 'Another person records payments of your own advance.',
    ne: 'तपाईंको आफ्नै पेश्कीको भुक्तानी अर्को व्यक्तिले राख्नुपर्छ।',
  },
  dayAhead: { en: 'Enter today or an earlier day.', ne: 'आज वा त्यसअघिको मिति राख्नुहोस्।' },
  tooManyPayments: {
    en: 'An advance is paid in at most {count} {count, one payment, other payments}.',
    ne: 'एउटा पेश्की बढीमा {count} पटकमा भुक्तानी हुन्छ।',
  },
  atMost: { en: 'Enter {amount} or less.', ne: '{amount} वा सोभन्दा कम राख्नुहोस्।' },
  nothingToRecord: {
    en: 'There is nothing of this kind to record for this advance.',
    ne: 'यो पेश्कीमा यस प्रकारको राख्न बाँकी केही छैन।',
  },
});
