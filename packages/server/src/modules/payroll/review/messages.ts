import { defineMessages } from '@karmik/model/kit/message';

/** What findings of a payroll say, and refusals of exceptions. */
export const reviewMessages = defineMessages('payroll.review', {
  net: { en: 'The net pay is {net}', ne: 'खुद भुक्तानी {net} छ' },
  zeroNet: { en: 'Paid days: {days}, net pay: 0', ne: 'तलबी दिन: {days}, खुद भुक्तानी: ०' },
  belowMinimumWage: {
    en: 'Gross {gross} for the whole month, below {least} of the law',
    ne: 'पूरै महिनाको कुल तलब {gross}, कानुनको {least} भन्दा कम',
  },
  belowDailyWage: {
    en: '{day} for a day, below {least} of the law',
    ne: 'एक दिनको {day}, कानुनको {least} भन्दा कम',
  },
  toppedUp: {
    en: '{amount} for {count} {count, one day, other days} of piece work',
    ne: 'एकाइअनुसार काम गरेका {count} दिनका लागि {amount}',
  },
  lowBasic: {
    en: 'Basic salary {basic} of {pay} is {share}, below {least} of the law',
    ne: '{pay} मध्ये आधारभूत तलब {basic} अर्थात् {share}, कानुनको {least} भन्दा कम',
  },
  basicBelowMinimum: {
    en: 'Basic salary {basic} for the whole month, below {least} of the law',
    ne: 'पूरै महिनाको आधारभूत तलब {basic}, कानुनको {least} भन्दा कम',
  },
  noRelief: {
    en: 'Retirement contributions of the year above the limits of the law: {amount}. They bring no tax relief.',
    ne: 'वर्षको अवकाश योगदानमध्ये {amount} कानुनको सीमाभन्दा बढी छ। त्यसमा कर छुट हुँदैन।',
  },
  noPan: { en: 'The employee profile has no PAN', ne: 'कर्मचारी प्रोफाइलमा स्थायी लेखा नम्बर छैन' },
  noBankAccount: { en: 'The employee profile has no bank account', ne: 'कर्मचारी प्रोफाइलमा बैंक खाता छैन' },
  sharedAccount: {
    en: 'The account number also belongs to {count} {count, one other employee, other employees}',
    ne: 'यही खाता नम्बर अरू {count} जना कर्मचारीको पनि छ',
  },
  noFundNumber: {
    en: 'The payslip has a contribution, and the employee profile has no number',
    ne: 'तलब पर्चीमा योगदान छ, तर कर्मचारी प्रोफाइलमा नम्बर छैन',
  },
  partOfMonth: { en: 'Days of employment: {days} of {of}', ne: 'रोजगारीका दिन: {of} मध्ये {days}' },
  unusual: {
    en: 'Gross without one-off amounts: {gross}; mean of {count} {count, one earlier payslip, other earlier payslips}: {mean}; limit: {share}',
    ne: 'एक पटकका रकमबाहेक कुल तलब: {gross}; अघिल्ला {count} तलब पर्चीको औसत: {mean}; सीमा: {share}',
  },
  noAttendance: { en: 'No attendance day of this month', ne: 'यस महिनाको हाजिरी दिन छैन' },
  runDecided: {
    en: 'The payroll is {status}. Exceptions change before it is confirmed.',
    ne: 'तलबको अवस्था {status} छ। अपवाद पुष्टि हुनुअघि मात्र बदल्न मिल्छ।',
  },
  untilPast: {
    en: 'Choose this month or a later one',
    ne: 'यही वा यसपछिको महिना छान्नुहोस्',
  },
});
