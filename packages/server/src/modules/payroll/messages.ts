import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of payroll, and why an employee cannot be computed. */
export const payrollMessages = defineMessages('payroll', {
  monthAhead: {
    en: 'This month has not begun. Choose an earlier month.',
    ne: 'यो महिना सुरु भएको छैन। अघिल्लो महिना छान्नुहोस्।',
  },
  attendanceOpen: {
    en: 'Attendance of this month is open. Close the month in attendance first.',
    ne: 'यो महिनाको हाजिरी खुला छ। पहिले हाजिरीमा महिना बन्द गर्नुहोस्।',
  },
  monthTaken: {
    en: 'This month already has a payroll. Discard it first to generate it again.',
    ne: 'यो महिनाको तलब पहिल्यै तयार छ। फेरि तयार गर्न पहिले खारेज गर्नुहोस्।',
  },
  earlierOpen: {
    en: 'The payroll of {month} is not confirmed yet. Confirm or discard it first, since later tax depends on it.',
    ne: '{month} को तलब पुष्टि भएको छैन। पछिको कर त्यसैमा भर पर्ने भएकाले पहिले पुष्टि वा खारेज गर्नुहोस्।',
  },
  noLaw: {
    en: 'The tax law of {year} is not known. Choose a month of another fiscal year.',
    ne: '{year} को कर कानुन उपलब्ध छैन। अर्को आर्थिक वर्षको महिना छान्नुहोस्।',
  },
  withoutPackage: {
    en: '{count} {count, one employee has, other employees have} no package in this month and {count, one is, other are} left out.',
    ne: '{count} जना कर्मचारीको यो महिनामा प्याकेज नभएकाले समावेश छैनन्।',
  },
  joinedLate: {
    en: '{count} {count, one employee, other employees} joined after the cut-off day and {count, one is, other are} paid for this month with the next one.',
    ne: '{count} जना कर्मचारी अन्तिम दिनपछि नियुक्त भएकाले यो महिनाको तलब अर्को महिनासँगै पाउँछन्।',
  },
  festivalWithoutDay: {
    en: 'The festival {festival} has no day in {year}, so its allowance is not paid.',
    ne: '{year} मा {festival} को दिन राखिएको छैन, त्यसैले यसको भत्ता दिइँदैन।',
  },
  settledApart: {
    en: '{count} {count, one employee is, other employees are} paid for this month by their settlement.',
    ne: '{count} जना कर्मचारीले यो महिनाको तलब फरफारकबाट पाउँछन्।',
  },
  notCleared: {
    en: 'The settlement of {name} cannot be confirmed yet. {problem}',
    ne: '{name} को फरफारक अहिले पुष्टि गर्न मिल्दैन। {problem}',
  },
  noNominee: {
    en: 'No nominee is recorded. Add one to the family of the employee, since the payment goes to the nominee.',
    ne: 'इच्छाइएको व्यक्ति राखिएको छैन। भुक्तानी इच्छाइएको व्यक्तिलाई हुने भएकाले कर्मचारीको परिवारमा राख्नुहोस्।',
  },
  scheduleNoRight: {
    en: 'The person in whose name payrolls are generated no longer has the permission. Store the day again in the payroll settings.',
    ne: 'जसको नाममा तलब तयार हुन्छ उहाँसँग अब अनुमति छैन। तलबका सेटिङमा गते फेरि सुरक्षित गर्नुहोस्।',
  },
  noOneToPay: { en: 'No employee is paid in this month.', ne: 'यो महिना कसैको तलब छैन।' },
  notGenerated: {
    en: 'The payroll of {month} was not generated automatically. {reason}',
    ne: '{month}को तलब आफैँ तयार भएन। {reason}',
  },
  generated: {
    en: 'The payroll of {month} was generated automatically. Review it and send it for approval',
    ne: '{month}को तलब आफैँ तयार भयो। हेरेर स्वीकृतिका लागि पठाउनुहोस्',
  },
  othersDecide: {
    en: 'Others decide on this payroll on its level of approval.',
    ne: 'स्वीकृतिको यो तहमा अरूले निर्णय गर्छन्।',
  },
  nothingToClone: {
    en: 'This package has no headings yet. Add a version of it first.',
    ne: 'यो प्याकेजमा अहिलेसम्म शीर्षक छैन। पहिले यसको संस्करण थप्नुहोस्।',
  },
  levelEmpty: {
    en: 'No one can approve this payroll on level {level}. Name another approver in the payroll settings.',
    ne: 'तह {level} मा यो तलब स्वीकृत गर्न सक्ने कोही छैन। तलबका सेटिङमा अर्को व्यक्ति तोक्नुहोस्।',
  },
  approverWithoutRight: {
    en: 'This person does not see payroll. Give them the payroll permission first.',
    ne: 'यो व्यक्तिले तलब हेर्न पाउँदैन। पहिले तलबको अनुमति दिनुहोस्।',
  },
  both: { en: '{first} {second}', ne: '{first} {second}' },
  noPackageOn: {
    en: 'No package on {day}. Assign a package that holds on every day of employment.',
    ne: '{day} मा प्याकेज छैन। रोजगारीका सबै दिनमा लागु हुने प्याकेज तोक्नुहोस्।',
  },
  noExchangeRate: {
    en: 'The salary is agreed in {currency}, and there is no exchange rate for the pay day. Enter the rate under Exchange rates.',
    ne: 'तलब {currency} मा तोकिएको छ, तर भुक्तानी मितिको विनिमय दर छैन। विनिमय दरमा गएर दर राख्नुहोस्।',
  },
  currencyInUse: {
    en: 'Payrolls have paid this package in its present currency. Add another package for the new one.',
    ne: 'यो प्याकेज अघिको मुद्रामा भुक्तानी भइसकेको छ। नयाँ मुद्राका लागि अर्को प्याकेज बनाउनुहोस्।',
  },
  settledAlready: {
    en: 'A confirmed settlement has paid this month. Its lump sums stay as they are.',
    ne: 'पुष्टि भएको फरफारकले यो महिना भुक्तानी गरिसक्यो। एकमुष्ट रकम बदलिँदैन।',
  },
  needsPayDay: {
    en: 'Enter the pay day: the tax year follows the day paid.',
    ne: 'भुक्तानी मिति राख्नुहोस्: कर वर्ष भुक्तानी मितिअनुसार हुन्छ।',
  },
  packageWrong: {
    en: 'The package has an error in {heading}: {problem}',
    ne: 'प्याकेजको {heading} मा त्रुटि छ: {problem}',
  },
  headingFailed: { en: '{heading}: {problem}', ne: '{heading}: {problem}' },
  cannotCompute: {
    en: 'The facts cannot be computed: {reason}. Check the amounts and the days.',
    ne: 'तथ्य गणना गर्न मिलेन: {reason}। रकम र दिन जाँच्नुहोस्।',
  },
  netBelowZero: {
    en: 'The net pay is below zero: {net}. Check the deductions.',
    ne: 'खुद भुक्तानी शून्यभन्दा कम छ: {net}। कट्टी जाँच्नुहोस्।',
  },
  notPrepared: {
    en: 'You prepared this payroll. Someone else approves or returns it.',
    ne: 'यो तलब तपाईंले तयार गर्नुभएको हो। अर्को व्यक्तिले स्वीकृत वा फिर्ता गर्छन्।',
  },
  approvedBefore: {
    en: 'You have already approved this payroll. Someone else gives the next approval.',
    ne: 'तपाईंले यो तलब पहिल्यै स्वीकृत गर्नुभएको छ। अर्को स्वीकृति अरू कसैले दिन्छन्।',
  },
  ownRaise: {
    en: 'Your own pay rises in this payroll. Someone else approves it.',
    ne: 'यो तलबमा तपाईंकै तलब बढेको छ। अर्को व्यक्तिले स्वीकृत गर्छन्।',
  },
  paidUntil: {
    en: 'Pay is confirmed until {day}. Choose a later day.',
    ne: '{day} सम्मको तलब पुष्टि भइसकेको छ। त्यसपछिको दिन छान्नुहोस्।',
  },
  failedLeft: {
    en: '{count} {count, one employee is, other employees are} not computed. Correct the facts and retry, or discard the payroll.',
    ne: '{count} जना कर्मचारीको गणना भएको छैन। तथ्य सच्याएर फेरि प्रयास गर्नुहोस्, वा तलब खारेज गर्नुहोस्।',
  },
  stale: {
    en: 'Facts of {count} {count, one employee, other employees} changed since the payroll was generated. Compute the payroll again.',
    ne: 'तलब तयार भएपछि {count} जना कर्मचारीका तथ्य बदलिए। तलब फेरि गणना गर्नुहोस्।',
  },
  notComputable: {
    en: 'This payroll is {status}. Only a payroll that is not confirmed is computed again.',
    ne: 'यो तलब {status} छ। पुष्टि नभएको तलब मात्र फेरि गणना हुन्छ।',
  },
  noAmount: {
    en: 'The amount of {heading} is not entered for employees. Choose a heading whose amount is entered.',
    ne: '{heading} मा कर्मचारीको रकम राखिँदैन। रकम राखिने शीर्षक छान्नुहोस्।',
  },
  ownIncrement: {
    en: 'Your own pay is left out. Someone else raises it.',
    ne: 'तपाईंको आफ्नै तलब समावेश छैन। अरू कसैले बढाउँछन्।',
  },
  incrementUsed: {
    en: 'The package of an employee changed after this increment. Change it in package assignments.',
    ne: 'यो वृद्धिपछि कर्मचारीको प्याकेज बदलिएको छ। प्याकेज तोकाइमा सच्याउनुहोस्।',
  },
  assignmentChanged: {
    en: 'The package of this employee changed meanwhile. Look again.',
    ne: 'यस कर्मचारीको प्याकेज यसबीच बदलियो। फेरि हेर्नुहोस्।',
  },
  ownAmount: {
    en: 'This is your own pay. Someone else enters it.',
    ne: 'यो तपाईंको आफ्नै तलब हो। अरू कसैले राख्छन्।',
  },
  amountPaid: {
    en: 'A payroll has paid this amount, so it stays. Add another incentive for a difference.',
    ne: 'तलबले यो रकम दिइसकेकाले बदलिँदैन। फरकका लागि अर्को प्रोत्साहन थप्नुहोस्।',
  },
  headingNotEarned: {
    en: 'Choose a heading that is added to pay, or a contribution to a retirement fund.',
    ne: 'तलबमा थपिने शीर्षक वा अवकाश कोषको योगदान छान्नुहोस्।',
  },
  dayNotUnpaid: {
    en: '{day} is not an unpaid day of this employee. Choose only unpaid days.',
    ne: '{day} यस कर्मचारीको बेतलबी दिन होइन। बेतलबी दिन मात्र छान्नुहोस्।',
  },
  dayUnpaid: {
    en: '{day} is already an unpaid day of this employee.',
    ne: '{day} यस कर्मचारीको बेतलबी दिन पहिल्यै हो।',
  },
  dayAhead: {
    en: '{day} is not over. Correct days that are over, and change the leave or the attendance of others.',
    ne: '{day} सकिएको छैन। सकिएका दिन सच्याउनुहोस्, अरूको बिदा वा हाजिरी बदल्नुहोस्।',
  },
  noChange: {
    en: 'There is no change of this month for the employee any more. Look again.',
    ne: 'यो महिनामा यस कर्मचारीको परिवर्तन अब छैन। फेरि हेर्नुहोस्।',
  },
  acknowledgedBefore: {
    en: 'You have already acknowledged this payslip.',
    ne: 'तपाईंले यो तलब पर्ची पहिल्यै स्वीकार गर्नुभएको छ।',
  },
  questionOpen: {
    en: 'Your question is pending. You can ask again after HR has answered.',
    ne: 'तपाईंको प्रश्नको जवाफ आउन बाँकी छ। मानव संसाधनले जवाफ दिएपछि फेरि सोध्न सक्नुहुन्छ।',
  },
  notConfirmed: {
    en: 'This payroll is not confirmed. Confirm it before you download its payslips.',
    ne: 'यो तलब पुष्टि भएको छैन। तलब पर्ची डाउनलोड गर्नुअघि पुष्टि गर्नुहोस्।',
  },
  publishPast: {
    en: 'This time is over. Choose a later time, or leave it empty to publish now.',
    ne: 'यो समय बितिसकेको छ। पछिको समय छान्नुहोस्, वा अहिले नै प्रकाशन गर्न खाली छाड्नुहोस्।',
  },
  archiveGone: { en: 'The payroll is no longer there.', ne: 'यो तलब अब छैन।' },
  archiveClosed: {
    en: 'Your permission to read payslips was withdrawn.',
    ne: 'तलब पर्ची हेर्ने तपाईंको अनुमति हटाइएको छ।',
  },
  archiveDone: {
    en: '{count} {count, one payslip is, other payslips are} ready to download.',
    ne: '{count} वटा तलब पर्ची डाउनलोडका लागि तयार छन्।',
  },
  certificatesDone: {
    en: '{count} {count, one tax certificate is, other tax certificates are} ready to download.',
    ne: '{count} वटा कर प्रमाणपत्र डाउनलोड गर्न तयार छन्।',
  },
  blockingLeft: {
    en: '{count} {count, one exception blocks, other exceptions block} this payroll. Correct the facts and generate it again.',
    ne: '{count} वटा अपवादले यो तलब रोकेका छन्। तथ्य सच्याएर फेरि तयार गर्नुहोस्।',
  },
  ledgersMissing: {
    en: 'The voucher of this payroll is not complete: {what}. Add the mapping under Ledgers and mapping, then send it again.',
    ne: 'यो तलबको भौचर पूरा छैन: {what}। खाता र खाता निर्धारणमा खाता थपेर फेरि पठाउनुहोस्।',
  },
  amountsChanged: {
    en: 'Amounts of this payroll changed since the decision before. Generate it again and send it for approval.',
    ne: 'अघिल्लो निर्णयपछि यो तलबका रकम बदलिए। फेरि तयार गरी स्वीकृतिका लागि पठाउनुहोस्।',
  },
});
