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
  notLeft: {
    en: 'Choose a former employee. Current employees send their own claims.',
    ne: 'पूर्व कर्मचारी छान्नुहोस्। बहालवाला कर्मचारीले दाबी आफैँ पठाउँछन्।',
  },
  leaverTooLate: {
    en: 'Claims from this employee were accepted until {day}.',
    ne: 'यो कर्मचारीको दाबी {day} सम्म मात्र गर्न सकिन्थ्यो।',
  },
  beforeExit: {
    en: "Enter {day} or later, after the employee's last working day.",
    ne: 'कर्मचारीले छाडेपछिको, {day} वा त्यसपछिको मिति राख्नुहोस्।',
  },
  afterExit: {
    en: "Enter {day} or earlier, the employee's last working day.",
    ne: 'कर्मचारीको अन्तिम कार्यदिन {day} वा त्यसअघिको मिति राख्नुहोस्।',
  },
  otherAccount: {
    en: "The employee's bank account has changed. Confirm it again.",
    ne: 'कर्मचारीको खाता अहिले अर्कै छ। फेरि पुष्टि गर्नुहोस्।',
  },
  ownEntry: {
    en: "You can't enter a claim for yourself. Ask another person.",
    ne: 'आफ्नै लागि दाबी राख्न मिल्दैन। अर्को व्यक्तिलाई भन्नुहोस्।',
  },
  leaverByBank: {
    en: 'Pay this claim by bank, to the confirmed account.',
    ne: 'यो दाबी पुष्टि गरिएको खातामा बैंकबाट मात्र भुक्तानी हुन्छ।',
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
  inPayroll: {
    en: 'This claim is in the payroll "{name}". Discard that payroll first to pay the claim another way.',
    ne: 'यो दाबी “{name}” को तलबमा छ। अर्को तरिकाले भुक्तानी गर्न पहिले त्यो तलब खारेज गर्नुहोस्।',
  },
  bySalaryAlone: {
    en: 'A payroll records payments with salary. Choose bank or cash.',
    ne: 'तलबसँगको भुक्तानी तलब प्रणालीले नै राख्छ। बैंक वा नगद छान्नुहोस्।',
  },
  paidWithSalary: {
    en: 'The payroll "{name}" paid this claim, and a confirmed payroll never changes. Recover the amount by a deduction in a later payroll.',
    ne: 'यो दाबी “{name}” को तलबले भुक्तानी गरेको हो, र पुष्टि भएको तलब फेरिँदैन। रकम पछिको तलबमा कट्टी गरेर फिर्ता लिनुहोस्।',
  },
  changedMeanwhile: {
    en: 'A claim that this payroll pays was paid another way. Compute the payroll again.',
    ne: 'यो तलबले तिर्ने एउटा दाबी अर्कै तरिकाले भुक्तानी भइसकेको छ। तलब फेरि गणना गर्नुहोस्।',
  },
  notPaid: { en: 'This claim is not paid.', ne: 'यो दाबी भुक्तानी भएको छैन।' },
  leastAboveFull: {
    en: 'Enter no more than the time of a full day.',
    ne: 'पूरा दिनको समयभन्दा बढी नराख्नुहोस्।',
  },
  returnFirst: { en: 'Enter a return after the departure.', ne: 'प्रस्थानपछिको फर्कने समय राख्नुहोस्।' },
  tripTooLong: {
    en: 'A trip has at most {most} {most, one day, other days}. Send a second request for the rest.',
    ne: 'एउटा भ्रमण बढीमा {most} दिनको हुन्छ। बाँकी दिनका लागि अर्को अनुरोध पठाउनुहोस्।',
  },
  firstLeg: {
    en: 'Enter the day of departure for the first place.',
    ne: 'पहिलो स्थानका लागि प्रस्थान गर्ने दिन राख्नुहोस्।',
  },
  legOutside: {
    en: 'Enter a day of the trip, in the order of the places.',
    ne: 'स्थानको क्रमअनुसार भ्रमणभित्रको दिन राख्नुहोस्।',
  },
  ownAssociate: {
    en: 'Choose other employees, each once.',
    ne: 'अन्य कर्मचारी एक-एक पटक मात्र छान्नुहोस्।',
  },
  tripThere: {
    en: '{name} already travels on these days: "{title}".',
    ne: '{name} यी दिनमा अर्को भ्रमणमा हुनुहुन्छ: “{title}”।',
  },
  leaveThere: {
    en: '{name} has approved leave on {day}. Keep it without an allowance for that day, or cancel the leave first.',
    ne: '{name} को {day} मा स्वीकृत बिदा छ। भत्ताबिना बिदा यथावत् राख्नुहोस्, वा पहिले बिदा रद्द गर्नुहोस्।',
  },
  timesIncomplete: {
    en: 'Enter the date and time of departure and of return, or none of them.',
    ne: 'प्रस्थान र फर्काइ दुवैको मिति र समय राख्नुहोस्, वा सबै खाली छोड्नुहोस्।',
  },
  timesOfOtherTrip: {
    en: 'Enter times of this trip, which was planned from {from} to {until}.',
    ne: 'यही भ्रमणको समय राख्नुहोस्। भ्रमण {from} देखि {until} सम्मको थियो।',
  },
  dayOfOtherTrip: {
    en: 'These days are also in the trip "{title}". Each day has one allowance.',
    ne: 'यी दिन “{title}” भ्रमणमा पनि छन्। एक दिनको भत्ता एक पटक मात्र पाइन्छ।',
  },
  notYourTrip: { en: 'Choose a trip on which you travel.', ne: 'आफू सहभागी भएको भ्रमण छान्नुहोस्।' },
  tripClosed: {
    en: 'This trip is cancelled or declined. Choose another one.',
    ne: 'यो भ्रमण रद्द वा अस्वीकृत छ। अर्को छान्नुहोस्।',
  },
  tripNotApproved: {
    en: 'The trip is not approved. Decide on the travel request first.',
    ne: 'भ्रमण स्वीकृत छैन। पहिले भ्रमण अनुरोधमा निर्णय गर्नुहोस्।',
  },
  noAllowanceType: {
    en: 'Ask HR to choose the expense type of daily allowances in the travel expense rules.',
    ne: 'भ्रमण खर्चका नियममा दैनिक भत्ताको खर्च प्रकार छान्न मानव संसाधनलाई भन्नुहोस्।',
  },
  allowanceByTrip: {
    en: 'Daily allowances follow from a trip. Claim them from the travel request.',
    ne: 'दैनिक भत्ता भ्रमणबाट निस्कन्छ। भ्रमण अनुरोधबाट दाबी गर्नुहोस्।',
  },
  noBills: { en: 'Add at least one bill.', ne: 'कम्तीमा एउटा बिल थप्नुहोस्।' },
  tripOrAdvance: { en: 'Choose a trip or an advance.', ne: 'भ्रमण वा पेश्की छान्नुहोस्।' },
  advancePaid: {
    en: 'This advance is already paid. Return it or settle it by bills.',
    ne: 'यो पेश्की भुक्तानी भइसकेको छ। फिर्ता गर्नुहोस् वा बिलले फर्छ्योट गर्नुहोस्।',
  },
  notTheSender: {
    en: 'The employee who requested this trip can cancel it.',
    ne: 'यो भ्रमण माग्ने कर्मचारीले मात्र रद्द गर्न सक्छन्।',
  },
  tripOver: {
    en: 'This trip is over. Claim its expenses instead.',
    ne: 'यो भ्रमण सकिएको छ। यसको सट्टा खर्च दाबी गर्नुहोस्।',
  },
  cancellationAsked: {
    en: 'A cancellation request is already pending.',
    ne: 'रद्द अनुरोध पहिल्यै निर्णय हुन बाँकी छ।',
  },
  takenFor: { en: '{name}: {why}', ne: '{name}: {why}' },
  nothingToRecord: {
    en: 'There is nothing of this kind to record for this advance.',
    ne: 'यो पेश्कीमा यस प्रकारको राख्न बाँकी केही छैन।',
  },
});
