import { defineMessages } from '../kit/message.ts';

/** Why an expense advance cannot be requested, paid or returned. */
export const expenseMessages = defineMessages('expense', {
  currencyNotAllowed: {
    en: 'Your organization accepts amounts in {currencies}.',
    ne: 'तपाईंको संस्थाले {currencies} मा मात्र रकम स्वीकार गर्छ।',
  },
  aboveTotal: {
    en: 'Enter {total} or less: the expenses add up to that.',
    ne: '{total} वा सोभन्दा कम राख्नुहोस्: खर्चको जम्मा यति हुन्छ।',
  },
  unsettled: {
    en: 'Settle or return your advance "{title}" first: it was paid {age} {age, one day, other days} ago, and {most} {most, one day is, other days are} allowed.',
    ne: 'पहिले तपाईंको पेश्की “{title}” फर्छ्योट वा फिर्ता गर्नुहोस्: यो {age} दिनअघि भुक्तानी भएको हो, र {most} दिनसम्म मात्र राख्न पाइन्छ।',
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
  atMost: { en: 'Enter {amount} or less.', ne: '{amount} वा सोभन्दा कम राख्नुहोस्।' },
  otherCurrency: {
    en: 'The advance is in {currency}. Enter the amount in it.',
    ne: 'पेश्की {currency} मा छ। रकम त्यही मुद्रामा राख्नुहोस्।',
  },
  byRequired: { en: 'Choose bank or cash.', ne: 'बैंक वा नगद छान्नुहोस्।' },
  notYourAdvance: { en: 'Choose an advance of your own.', ne: 'आफ्नै पेश्की छान्नुहोस्।' },
  nothingOpen: {
    en: 'Nothing of this advance is left to settle.',
    ne: 'यो पेश्कीमा फर्छ्योट हुन बाँकी केही छैन।',
  },
  noBill: { en: 'This claim has no such bill.', ne: 'यो दाबीमा त्यस्तो बिल छैन।' },
  tooFine: {
    en: 'Enter an amount with at most {places} {places, one decimal, other decimals}.',
    ne: 'दशमलवपछि बढीमा {places} अङ्क भएको रकम राख्नुहोस्।',
  },
  ownPayment: {
    en: 'Another person records the payment of your own claim.',
    ne: 'तपाईंको आफ्नै दाबीको भुक्तानी अर्को व्यक्तिले राख्नुपर्छ।',
  },
  nothingToPay: {
    en: 'Nothing is to be paid for this claim: the advance covers it.',
    ne: 'यो दाबीमा भुक्तानी गर्नु पर्दैन: पेश्कीले पुग्छ।',
  },
  paidAlready: { en: 'This claim is already paid.', ne: 'यो दाबी भुक्तानी भइसकेको छ।' },
  notPaid: { en: 'This claim is not paid.', ne: 'यो दाबी भुक्तानी भएको छैन।' },
  nothingToRecord: {
    en: 'There is nothing of this kind to record for this advance.',
    ne: 'यो पेश्कीमा यस प्रकारको राख्न बाँकी केही छैन।',
  },
});
