import { defineMessages } from '../kit/message.ts';

/** Why a payment cannot be made, checked or recorded. */
export const paymentMessages = defineMessages('payment', {
  swiftForm: {
    en: 'Enter a SWIFT code of 8 or 11 characters, such as NMBBNPKA.',
    ne: '८ वा ११ अक्षरको स्विफ्ट कोड राख्नुहोस्, जस्तै NMBBNPKA।',
  },
  walletForm: {
    en: 'Enter the ten-digit mobile number of the wallet.',
    ne: 'वालेटको १० अङ्कको मोबाइल नम्बर राख्नुहोस्।',
  },
  narrationForm: {
    en: "Use Latin letters, digits, spaces and . , ' / - after a letter or digit.",
    ne: "अक्षर वा अङ्कबाट सुरु गरी अङ्ग्रेजी अक्षर, अङ्क, खाली ठाउँ र . , ' / - मात्र राख्नुहोस्।",
  },
  nothingDue: {
    en: 'Nothing is due here that is not in another payment.',
    ne: 'अर्को भुक्तानीमा नपरेको तिर्न बाँकी केही छैन।',
  },
  notConfirmed: {
    en: 'Confirm this payroll first.',
    ne: 'पहिले यो तलब पुष्टि गर्नुहोस्।',
  },
  problems: {
    en: '{count} {count, one payment, other payments} cannot be sent. Correct or remove {count, one it, other them}.',
    ne: '{count} वटा भुक्तानी पठाउन मिल्दैन। सच्याउनुहोस् वा हटाउनुहोस्।',
  },
  noRows: { en: 'This batch has no payments left.', ne: 'यो समूहमा भुक्तानी बाँकी छैन।' },
  ownCheck: {
    en: "You can't check a batch that you prepared or changed. Ask another person.",
    ne: 'आफूले तयार गरेको वा बदलेको समूह आफैँ जाँच गर्न मिल्दैन। अर्को व्यक्तिलाई भन्नुहोस्।',
  },
  ownPayment: {
    en: 'You are paid in this batch. Ask another person.',
    ne: 'यो समूहमा तपाईंको भुक्तानी छ। अर्को व्यक्तिलाई भन्नुहोस्।',
  },
  ownAccountChange: {
    en: 'You changed the account of {name} in the last {days} {days, one day, other days}. Ask another person.',
    ne: 'तपाईंले पछिल्लो {days} दिनभित्र {name} को खाता बदल्नुभएको छ। अर्को व्यक्तिलाई भन्नुहोस्।',
  },
  checkVoid: {
    en: 'The batch changed after it was checked. Have it checked again.',
    ne: 'जाँचपछि समूह बदलियो। फेरि जाँच गराउनुहोस्।',
  },
  inBatch: {
    en: 'This is already in payment batch {number}.',
    ne: 'यो भुक्तानी समूह {number} मा छ।',
  },
  paidInBatch: {
    en: 'Payment batch {number} paid this. If the money came back, record the return of that payment.',
    ne: 'यो भुक्तानी समूह {number} बाट भुक्तानी भएको हो। रकम फिर्ता आएको भए त्यही भुक्तानीमा फिर्ता राख्नुहोस्।',
  },
  oneAmount: {
    en: 'Enter a withdrawal or a deposit.',
    ne: 'झिकिएको वा जम्मा भएको रकममध्ये एउटा राख्नुहोस्।',
  },
  accountUnknown: {
    en: 'No organization account has the number {number}. Add it in payment settings.',
    ne: 'संस्थाको कुनै खाताको नम्बर {number} छैन। भुक्तानी सेटिङमा थप्नुहोस्।',
  },
  otherCurrency: {
    en: 'The statement is in {currency}, and the organization pays in {own}.',
    ne: 'बैंक विवरण {currency} मा छ, तर संस्थाको भुक्तानी {own} मा हुन्छ।',
  },
  lineKnown: {
    en: 'This line is already there: same date, amount and balance.',
    ne: 'यो हरफ पहिल्यै छ: मिति, रकम र मौज्दात उही।',
  },
  reconciled: {
    en: 'This line is already reconciled. Undo that first.',
    ne: 'यो हरफको हिसाब मिलिसकेको छ। पहिले त्यो पूर्ववत् गर्नुहोस्।',
  },
  booked: {
    en: 'This charge is in voucher {number}. Reverse that voucher first.',
    ne: 'यो शुल्क भौचर {number} मा राखिएको छ। पहिले त्यो भौचर उल्टाउनुहोस्।',
  },
  sumsDiffer: {
    en: 'Choose open payments or charges of this account that add up to the withdrawal.',
    ne: 'झिकिएको रकमसँग जम्मा मिल्ने, यही खाताका बाँकी भुक्तानी वा शुल्क छान्नुहोस्।',
  },
  chargeRecorded: {
    en: 'A charge of this amount is recorded with payment batch {number}. Reconcile the line with it, or confirm that this is another charge.',
    ne: 'यही रकमको शुल्क भुक्तानी समूह {number} मा राखिएको छ। हरफ त्यसैसँग मिलाउनुहोस्, वा यो अर्कै शुल्क हो भनी पुष्टि गर्नुहोस्।',
  },
  chargeInStatement: {
    en: 'The bank statement has a charge of this amount on {day}. Leave this empty, or select "Another charge".',
    ne: 'बैंक विवरणमा {day} को यही रकमको शुल्क छ। यो खाली राख्नुहोस्, वा "अर्कै शुल्क" छान्नुहोस्।',
  },
  nothingOpen: {
    en: 'No payment of this batch is waiting for an answer.',
    ne: 'यो समूहको कुनै भुक्तानी जवाफको पर्खाइमा छैन।',
  },
  nothingFailed: { en: 'No failed payment is left to retry.', ne: 'फेरि पठाउन बाँकी असफल भुक्तानी छैन।' },
  remarkNeeded: { en: 'Enter a remark: the amounts differ.', ne: 'कैफियत राख्नुहोस्: रकम मिल्दैन।' },
  toldOtherwise: {
    en: 'eSewa contradicts a completed payment of batch {number}. Check it.',
    ne: 'समूह {number} को पूरा भएको भुक्तानीबारे इसेवाको जवाफ फरक आयो। जाँच गर्नुहोस्।',
  },
  toldTwice: {
    en: 'A payment of batch {number} was paid twice. Reclaim one of them.',
    ne: 'समूह {number} को एउटा भुक्तानी दुई पटक भयो। एउटा फिर्ता लिनुहोस्।',
  },
  callbackRefused: { en: 'The signature is wrong.', ne: 'हस्ताक्षर मिलेन।' },
  callbackUnread: { en: 'The report has an unknown format.', ne: 'सूचनाको ढाँचा चिनिएन।' },
  esewaOff: {
    en: 'Set up the eSewa connection first.',
    ne: 'पहिले इसेवा जडान राख्नुहोस्।',
  },
});
