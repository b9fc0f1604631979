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
    en: '{month} is not confirmed yet. Confirm or discard it first, since later tax depends on it.',
    ne: '{month} पुष्टि भएको छैन। पछिको कर त्यसैमा भर पर्ने भएकाले पहिले पुष्टि वा खारेज गर्नुहोस्।',
  },
  noLaw: {
    en: 'The tax law of {year} is not known. Choose a month of another fiscal year.',
    ne: '{year} को कर कानुन उपलब्ध छैन। अर्को आर्थिक वर्षको महिना छान्नुहोस्।',
  },
  withoutPackage: {
    en: '{count} {count, one employee has, other employees have} no package in this month and {count, one is, other are} left out.',
    ne: '{count} जना कर्मचारीको यो महिनामा प्याकेज नभएकाले समावेश छैनन्।',
  },
  noPackageOn: {
    en: 'No package on {day}. Assign a package that holds on every day of employment.',
    ne: '{day} मा प्याकेज छैन। रोजगारीका सबै दिनमा लागु हुने प्याकेज तोक्नुहोस्।',
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
    en: 'Facts of {count} {count, one employee, other employees} changed since the payroll was generated. Discard it and generate it again.',
    ne: 'तलब तयार भएपछि {count} जना कर्मचारीका तथ्य बदलिए। खारेज गरी फेरि तयार गर्नुहोस्।',
  },
  blockingLeft: {
    en: '{count} {count, one exception blocks, other exceptions block} this payroll. Correct the facts and generate it again.',
    ne: '{count} वटा अपवादले यो तलब रोकेका छन्। तथ्य सच्याएर फेरि तयार गर्नुहोस्।',
  },
  amountsChanged: {
    en: 'Amounts of this payroll changed since the decision before. Generate it again and send it for approval.',
    ne: 'अघिल्लो निर्णयपछि यो तलबका रकम बदलिए। फेरि तयार गरी स्वीकृतिका लागि पठाउनुहोस्।',
  },
});
