import { defineMessages } from '../../kit/message.ts';

/** Why a rate of exchange cannot be entered or used. */
export const exchangeMessages = defineMessages('commons.exchange', {
  sellingBelowBuying: {
    en: 'Enter a selling rate that is not below the buying rate.',
    ne: 'खरिद दर वा सोभन्दा बढी बिक्री दर राख्नुहोस्।',
  },
  reasonNeeded: {
    en: 'Say why the rate is corrected: {count} {count, one claim uses, other claims use} it ({claims}).',
    ne: 'दर किन सच्याइयो लेख्नुहोस्: {count} दाबीमा यो दर प्रयोग भएको छ ({claims})।',
  },
  inUse: {
    en: '{count} {count, one claim uses, other claims use} this rate ({claims}). Correct its figures; its currency and date stay.',
    ne: '{count} दाबीमा यो दर प्रयोग भएको छ ({claims})। दर मात्र सच्याउनुहोस्; मुद्रा र मिति उस्तै रहन्छन्।',
  },
  missing: {
    en: 'There is no exchange rate of {currency} for {day}. Ask a person with the permission "Reimbursement" to enter it.',
    ne: '{day} का लागि {currency} को विनिमय दर छैन। “खर्च भुक्तानी” अनुमति भएका व्यक्तिलाई राख्न भन्नुहोस्।',
  },
  tooOld: {
    en: 'The newest exchange rate of {currency} for {day} is of {rated_on}, which is older than {most} {most, one day, other days}. Ask a person with the permission "Reimbursement" to enter a newer one.',
    ne: '{day} का लागि {currency} को सबैभन्दा नयाँ विनिमय दर {rated_on} को हो, र दर बढीमा {most} दिन पुरानो हुन सक्छ। “खर्च भुक्तानी” अनुमति भएका व्यक्तिलाई नयाँ दर राख्न भन्नुहोस्।',
  },
});
