import { defineMessages } from '../kit/message.ts';

/** Why a loan cannot be requested, granted, paid out, changed or repaid. */
export const loanMessages = defineMessages('loan', {
  rateOfNone: {
    en: 'A loan without interest has no rate. Leave it at 0.',
    ne: 'ब्याज नलाग्ने ऋणको दर हुँदैन। ० नै राख्नुहोस्।',
  },
  rateNeeded: { en: 'Enter the rate of interest.', ne: 'ब्याज दर राख्नुहोस्।' },
  noLimit: {
    en: 'Enter a limit as an amount, as a multiple of basic salary, or both.',
    ne: 'सीमा रकममा, आधारभूत तलबको गुणामा वा दुवैमा राख्नुहोस्।',
  },
  moratoriumTooLong: {
    en: 'Enter a moratorium shorter than the maximum term.',
    ne: 'साँवा नतिर्ने अवधि अधिकतम अवधिभन्दा कम राख्नुहोस्।',
  },
  headingNotRecovered: {
    en: 'Choose a heading that is deducted, is not taxable and is no fund.',
    ne: 'कट्टी हुने, कर नलाग्ने र कोष नभएको शीर्षक छान्नुहोस्।',
  },
  headingNotPerk: {
    en: 'Choose a taxable heading of the type non-cash benefit.',
    ne: 'कर लाग्ने, गैरनगद सुविधा प्रकारको शीर्षक छान्नुहोस्।',
  },
  notOffered: { en: 'Employees do not request loans of this type.', ne: 'कर्मचारीले यो प्रकारको ऋण माग्दैनन्।' },
  noHeading: {
    en: 'No heading is set under which payrolls deduct loans of this type. HR sets it in Loan deduction headings.',
    ne: 'यो प्रकारको ऋण तलबबाट कट्टी गर्ने शीर्षक तोकिएको छैन। मानव संसाधनले ऋण कट्टी शीर्षकमा तोक्छ।',
  },
  tooNew: {
    en: 'This type of loan needs {months} {months, one month, other months} of service. It can be requested from {day}.',
    ne: 'यो प्रकारको ऋणका लागि {months} महिनाको सेवा चाहिन्छ। {day} देखि माग्न सकिन्छ।',
  },
  typeExcluded: {
    en: 'This type of loan is not given to employees of the type {type}.',
    ne: '{type} प्रकारका कर्मचारीलाई यो प्रकारको ऋण दिइँदैन।',
  },
  noPackage: {
    en: 'Loans are deducted from pay, and no pay package is assigned. Contact HR.',
    ne: 'ऋण तलबबाट कट्टी हुन्छ, तर तलब प्याकेज तोकिएको छैन। मानव संसाधनलाई सम्पर्क गर्नुहोस्।',
  },
  noBasic: {
    en: 'The limit depends on the basic salary, which is not set. Contact HR.',
    ne: 'सीमा आधारभूत तलबमा भर पर्छ, तर आधारभूत तलब तोकिएको छैन। मानव संसाधनलाई सम्पर्क गर्नुहोस्।',
  },
  tooMany: {
    en: 'You can have at most {count} active {count, one loan, other loans} of this type.',
    ne: 'यो प्रकारका बढीमा {count} वटा ऋण एकै समयमा लिन सकिन्छ।',
  },
  overLimit: {
    en: 'Enter {amount} or less: the limit of {limit} less {open} outstanding.',
    ne: '{amount} वा सोभन्दा कम राख्नुहोस्: सीमा {limit} बाट तिर्न बाँकी {open} घटाएर।',
  },
  nothingLeft: {
    en: 'Active loans use up the limit of {limit}. You can request another loan as they are repaid.',
    ne: 'तिर्न बाँकी ऋणले {limit} को सीमा पूरा गरेको छ। ती चुक्ता हुँदै गएपछि अर्को माग्न सकिन्छ।',
  },
  noLongerWithin: {
    en: 'This loan is no longer within the rules for this employee. Decline it, so that the employee can send another request.',
    ne: 'यो ऋण यी कर्मचारीका लागि नियमभित्र छैन। कर्मचारीले अर्को अनुरोध पठाउन सकून् भनेर अस्वीकार गर्नुहोस्।',
  },
  termTooLong: { en: 'Choose at most {count} {count, one month, other months}.', ne: 'बढीमा {count} महिना छान्नुहोस्।' },
  termTooShort: {
    en: 'The moratorium takes the first {count} {count, one month, other months}. Enter a longer term.',
    ne: 'पहिला {count} महिना साँवा तिर्नुपर्दैन। लामो अवधि छान्नुहोस्।',
  },
  monthPast: { en: 'Choose {month} or a later month.', ne: '{month} वा त्यसपछिको महिना छान्नुहोस्।' },
  monthFar: { en: 'Choose {month} or an earlier month.', ne: '{month} वा त्यसअघिको महिना छान्नुहोस्।' },
  needsDocument: {
    en: 'Attach the document that this type of loan needs.',
    ne: 'यो प्रकारको ऋणलाई चाहिने कागजात राख्नुहोस्।',
  },
  leaves: {
    en: 'The employment ends on {day}. The last instalment must be in {month} or earlier.',
    ne: 'रोजगारी {day} मा सकिन्छ। अन्तिम किस्ता {month} वा त्यसअघि हुनुपर्छ।',
  },
  ownEntry: { en: "You can't enter your own loan.", ne: 'आफ्नै ऋण आफैँ राख्न मिल्दैन।' },
  ownMovement: {
    en: "You can't record transactions of your own loan.",
    ne: 'आफ्नै ऋणको कारोबार आफैँ राख्न मिल्दैन।',
  },
  notApproved: {
    en: 'This request is not approved. Choose one that is.',
    ne: 'यो अनुरोध स्वीकृत छैन। स्वीकृत अनुरोध छान्नुहोस्।',
  },
  notOpen: {
    en: 'This loan is fully repaid. If the last transaction is a mistake, reverse it first.',
    ne: 'यो ऋण चुक्ता भइसकेको छ। अन्तिम कारोबार गल्ती भए पहिले त्यसलाई उल्टाउनुहोस्।',
  },
  notPaid: { en: 'Record the disbursement first.', ne: 'पहिले ऋण वितरण राख्नुहोस्।' },
  paidAlready: { en: 'This loan is already disbursed.', ne: 'यो ऋण पहिले नै वितरण भइसकेको छ।' },
  dayAhead: { en: 'Enter today or an earlier day.', ne: 'आज वा त्यसअघिको मिति राख्नुहोस्।' },
  dayBefore: {
    en: 'Enter {day} or a later day: the loan has a transaction of that day.',
    ne: '{day} वा त्यसपछिको मिति राख्नुहोस्: ऋणमा त्यस मितिको कारोबार छ।',
  },
  atMost: { en: 'Enter {amount} or less.', ne: '{amount} वा सोभन्दा कम राख्नुहोस्।' },
  lessThanAll: {
    en: 'Enter less than {amount}. To repay all of it, record an early settlement.',
    ne: '{amount} भन्दा कम राख्नुहोस्। सबै तिर्न चुक्ता राख्नुहोस्।',
  },
  settlesWith: {
    en: 'Enter {amount}: it settles the loan on this day, with interest of {interest}.',
    ne: '{amount} राख्नुहोस्: यस दिन यसले {interest} ब्याजसहित ऋण चुक्ता गर्छ।',
  },
  amountNeeded: { en: 'Enter the amount.', ne: 'रकम राख्नुहोस्।' },
  amountOfNone: { en: 'Leave the amount empty for this type.', ne: 'यो प्रकारमा रकम खाली छोड्नुहोस्।' },
  remarkNeeded: { en: 'Enter a reason.', ne: 'कारण लेख्नुहोस्।' },
  endless: {
    en: 'The instalment of {part} does not cover the interest of {interest} a month, so the loan would never end.',
    ne: '{part} को किस्ताले महिनाको {interest} ब्याज पनि तिर्दैन, त्यसैले ऋण कहिल्यै चुक्ता हुँदैन।',
  },
  changedMeanwhile: {
    en: 'A loan that this payroll deducts changed meanwhile. Compute the payroll again.',
    ne: 'यो तलबले कट्टी गर्ने एउटा ऋण यसैबीच बदलियो। तलब फेरि गणना गर्नुहोस्।',
  },
  notReversed: {
    en: 'The last transaction is a payroll deduction, or there is none. Only a transaction that a person recorded can be reversed.',
    ne: 'अन्तिम कारोबार तलबबाट कट्टी हो वा कारोबार छैन। व्यक्तिले राखेको कारोबार मात्र उल्टाउन सकिन्छ।',
  },
  noAgreement: {
    en: 'This request was declined or cancelled, so there is no agreement to print.',
    ne: 'यो अनुरोध अस्वीकृत वा रद्द भएकाले छाप्ने सम्झौता छैन।',
  },
  rateChangedMeanwhile: {
    en: 'This loan changed after the preview. Preview the change again.',
    ne: 'पूर्वावलोकनपछि यो ऋण बदलियो। परिवर्तन फेरि पूर्वावलोकन गर्नुहोस्।',
  },
  rateEndless: {
    en: 'The instalment does not cover the interest, so the loan would never end. Keep the term of this loan instead.',
    ne: 'किस्ताले ब्याज पनि नतिर्ने भएकाले ऋण कहिल्यै चुक्ता हुँदैन। यो ऋणको अवधि उही राख्नुहोस्।',
  },
  rateUsed: {
    en: 'A loan has a later transaction, so this change cannot be taken back. Change the rate again instead.',
    ne: 'कुनै ऋणमा पछिको कारोबार छ, त्यसैले यो परिवर्तन फिर्ता लिन मिल्दैन। बरु दर फेरि बदल्नुहोस्।',
  },
  wrongMonth: {
    en: 'Choose a month from {first} to {last}.',
    ne: '{first} देखि {last} सम्मको महिना छान्नुहोस्।',
  },
  balanceAbove: { en: 'The balance is above the amount of the loan.', ne: 'बाँकी रकम ऋणको रकमभन्दा बढी छ।' },
  monthsAbove: { en: 'More months are repaid than the term has.', ne: 'अवधिभन्दा बढी महिना तिरिएको छ।' },
  monthLocked: {
    en: 'The payroll of {month} is confirmed. Choose a later month.',
    ne: '{month} को तलब पुष्टि भइसकेको छ। पछिको महिना छान्नुहोस्।',
  },
  importedAlready: {
    en: 'This employee already has a loan of this type with this reference.',
    ne: 'यी कर्मचारीको यही सन्दर्भको यस प्रकारको ऋण पहिले नै छ।',
  },
  guarantorsNeeded: {
    en: 'Name {count} {count, one guarantor, other guarantors}.',
    ne: '{count} जना जमानी बस्ने राख्नुहोस्।',
  },
  guarantorsTooMany: {
    en: 'This type of loan takes {count} {count, one guarantor, other guarantors}.',
    ne: 'यो प्रकारको ऋणमा जमानी बस्ने {count} जना मात्र राखिन्छ।',
  },
  guarantorOwn: { en: "You can't guarantee your own loan.", ne: 'आफ्नै ऋणको जमानी आफैँ बस्न मिल्दैन।' },
  guarantorBorrower: {
    en: 'The borrower cannot guarantee this loan. Choose another employee.',
    ne: 'ऋणी आफैँ यस ऋणको जमानी बस्न मिल्दैन। अर्को कर्मचारी छान्नुहोस्।',
  },
  guarantorTwice: {
    en: '{name} is already named. Choose another employee.',
    ne: '{name} लाई पहिले नै राखिएको छ। अर्को कर्मचारी छान्नुहोस्।',
  },
  guarantorMutual: {
    en: '{name} already has a loan that this borrower guarantees. Choose another employee.',
    ne: '{name} को ऋणमा यिनै ऋणी जमानी बस्नुभएको छ। अर्को कर्मचारी छान्नुहोस्।',
  },
  guarantorLimit: {
    en: '{name} cannot guarantee another {share}: the limit is {limit}. Choose another employee.',
    ne: '{name} ले थप {share} को जमानी बस्न मिल्दैन: सीमा {limit} हो। अर्को कर्मचारी छान्नुहोस्।',
  },
  guarantorsPending: {
    en: 'Waiting for the consent of {count} {count, one guarantor, other guarantors}.',
    ne: '{count} जना जमानी बस्नेको सहमति बाँकी छ।',
  },
  guaranteeLimitNow: {
    en: 'Your open guarantees would exceed the limit of {limit}.',
    ne: 'तपाईंका बाँकी जमानी {limit} को सीमाभन्दा बढी हुन्छन्।',
  },
  guaranteeOver: {
    en: 'This guarantee changed meanwhile: {status}. Look again.',
    ne: 'यो जमानी यसबीच बदलिएको छ: {status}। फेरि हेर्नुहोस्।',
  },
  guaranteeOfOther: {
    en: 'Choose an open guarantee of the same loan.',
    ne: 'यही ऋणको बाँकी जमानी छान्नुहोस्।',
  },
  loanClosed: {
    en: 'This loan is closed. Choose an open one.',
    ne: 'यो ऋण टुङ्गिसकेको छ। बाँकी ऋण छान्नुहोस्।',
  },
  notReceivable: {
    en: 'Guarantors pay what a leaver still owes. Record the receivable after exit first.',
    ne: 'जमानी बस्नेले अवकाश भएको व्यक्तिले तिर्न बाँकी रकम तिर्छन्। पहिले अवकाशपछि उठाउन बाँकी राख्नुहोस्।',
  },
  noGuarantor: {
    en: 'No active guarantor is left to pay.',
    ne: 'तिर्नुपर्ने सक्रिय जमानी बस्ने कोही छैन।',
  },
  calledAlready: {
    en: 'Payment of this loan is already requested from its guarantors.',
    ne: 'यस ऋणको भुक्तानी जमानी बस्नेसँग मागिसकिएको छ।',
  },
  notLeft: {
    en: 'The borrower has not left. A receivable follows the last day of employment.',
    ne: 'ऋणीको अवकाश भएको छैन। अवकाशको अन्तिम दिनपछि मात्र राख्न मिल्छ।',
  },
  receivableAlready: {
    en: 'This loan is already a receivable after exit.',
    ne: 'यो ऋण पहिले नै अवकाशपछि उठाउन बाँकीमा राखिएको छ।',
  },
  rateOfReceivable: {
    en: 'A receivable after exit bears no interest.',
    ne: 'अवकाशपछि उठाउन बाँकी रकममा ब्याज लाग्दैन।',
  },
  guarantorNotReversed: {
    en: 'The last transaction is a payment by a guarantor, which is not reversed.',
    ne: 'अन्तिम कारोबार जमानी बस्नेले तिरेको भुक्तानी हो, त्यो उल्टाउन मिल्दैन।',
  },
  guaranteeNeeded: { en: 'Choose the guarantee that is paid.', ne: 'तिरिएको जमानी छान्नुहोस्।' },
});
