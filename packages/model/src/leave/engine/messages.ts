import { defineMessages } from '../../kit/message.ts';
import { leaveLineWords } from '../line-words.ts';

/** Why a day of a request counts as it does, by the name that is stored with it. */
export type DayReason =
  | 'working_day'
  | 'calendar_day'
  | 'half_day'
  | 'hours'
  | 'weekly_off'
  | 'holiday'
  | 'half_holiday'
  | 'worked'
  | 'sandwiched_weekly_off'
  | 'sandwiched_holiday';

/** What the Labour Act asks of a rule. */
export const lawMessages = defineMessages('leave.law', {
  atLeast: {
    en: 'The Labour Act requires at least {days} {days, one day, other days}',
    ne: 'श्रम ऐनले कम्तीमा {days} दिन दिनुपर्ने व्यवस्था गरेको छ',
  },
  oneForDaysWorked: {
    en: 'The Labour Act requires 1 day for every {days} {days, one day, other days} worked',
    ne: 'श्रम ऐनले काम गरेको प्रत्येक {days} दिनको १ दिन दिनुपर्ने व्यवस्था गरेको छ',
  },
  keepsAtLeast: {
    en: 'The Labour Act lets employees accumulate up to {days} {days, one day, other days}',
    ne: 'श्रम ऐनले {days} दिनसम्म सञ्चित गर्न दिन्छ',
  },
  excessPaid: {
    en: 'The Labour Act requires payment for days above the limit: choose Encash',
    ne: 'श्रम ऐनअनुसार सीमाभन्दा बढी दिनको रकम दिनुपर्छ: भुक्तानी छान्नुहोस्',
  },
  neverExpires: {
    en: 'Accumulated days must not expire under the Labour Act',
    ne: 'श्रम ऐनअनुसार सञ्चित दिनको म्याद सकिनु हुँदैन',
  },
  fullPay: { en: 'The Labour Act requires full pay', ne: 'श्रम ऐनले पूरा तलब दिनुपर्ने व्यवस्था गरेको छ' },
  paidAtLeast: {
    en: 'The Labour Act requires full pay for at least {days} {days, one day, other days}',
    ne: 'श्रम ऐनले कम्तीमा {days} दिन पूरा तलब दिनुपर्ने व्यवस्था गरेको छ',
  },
  fromFirstDay: {
    en: 'The Labour Act gives this leave from the first day of service',
    ne: 'श्रम ऐनले यो बिदा सेवाको पहिलो दिनदेखि दिन्छ',
  },
  duringService: {
    en: 'This leave is a right under the Labour Act, also during probation and notice',
    ne: 'यो बिदा परीक्षणकाल र सूचना अवधिमा पनि श्रम ऐनले दिएको अधिकार हो',
  },
  noPause: {
    en: 'The Labour Act does not reduce this leave for unpaid absence',
    ne: 'बेतलबी अनुपस्थितिका कारण श्रम ऐनले यो बिदा घटाउँदैन',
  },
  documentLater: {
    en: 'The Labour Act allows a certificate only for more than {days} {days, one day, other days} in a row',
    ne: 'श्रम ऐनअनुसार लगातार {days} दिनभन्दा बढीमा मात्र प्रमाणपत्र माग्न सकिन्छ',
  },
  currentBasic: {
    en: 'The Labour Act requires payment at the basic salary or more',
    ne: 'श्रम ऐनअनुसार आधारभूत तलब वा सोभन्दा बढी दरमा भुक्तानी हुनुपर्छ',
  },
  usableFor: {
    en: 'A substitute day must stay usable for at least {days} {days, one day, other days}',
    ne: 'सट्टा बिदा कम्तीमा {days} दिनसम्म प्रयोग गर्न पाउनुपर्छ',
  },
});

/** What stands against a request for leave. */
export const leaveRequestMessages = defineMessages('leave.request', {
  notForYou: { en: 'This leave is not available to this employee', ne: 'यो बिदा यस कर्मचारीका लागि होइन' },
  beforeJoining: {
    en: 'Leave can start on {day}, the joining date, at the earliest',
    ne: 'बिदा नियुक्ति मिति {day} देखि मात्र लिन सकिन्छ',
  },
  afterLeaving: {
    en: 'Leave can end on {day}, the last working day, at the latest',
    ne: 'बिदा अन्तिम कार्यदिन {day} सम्म मात्र लिन सकिन्छ',
  },
  serviceTooShort: {
    en: 'This leave needs {days} {days, one day, other days} of service',
    ne: 'यो बिदा लिन {days} दिनको सेवा चाहिन्छ',
  },
  inProbation: { en: 'This leave is not available during probation', ne: 'परीक्षणकालमा यो बिदा पाइँदैन' },
  inNotice: { en: 'This leave is not available during the notice period', ne: 'सूचना अवधिमा यो बिदा पाइँदैन' },
  endBeforeStart: { en: 'To must not be before From', ne: 'अन्त्य मिति सुरु मितिभन्दा अघि हुनु हुँदैन' },
  nothingCounts: {
    en: 'None of these days counts as leave: choose a working day',
    ne: 'यी कुनै पनि दिन बिदामा गनिँदैनन्: कार्यदिन छान्नुहोस्',
  },
  noHalfDays: { en: 'This leave is taken in full days', ne: 'यो बिदा पूरा दिनको मात्र हुन्छ' },
  startsInMorning: {
    en: 'Leave of several days starts with a full day or a second half',
    ne: 'धेरै दिनको बिदा पूरा दिन वा दोस्रो आधाबाट सुरु हुन्छ',
  },
  endsInEvening: {
    en: 'Leave of several days ends with a full day or a first half',
    ne: 'धेरै दिनको बिदा पूरा दिन वा पहिलो आधामा सकिन्छ',
  },
  noHours: { en: 'This leave is not taken by the hour', ne: 'यो बिदा घण्टाका आधारमा लिन मिल्दैन' },
  hoursOfOneDay: { en: 'Leave by the hour is for one day only', ne: 'घण्टाको बिदा एक दिनका लागि मात्र हुन्छ' },
  hoursTooMany: {
    en: 'Enter more than 0 and at most {hours} {hours, one hour, other hours}',
    ne: '० भन्दा बढी र बढीमा {hours} घण्टा राख्नुहोस्',
  },
  tooFew: { en: 'Request at least {days} {days, one day, other days}', ne: 'कम्तीमा {days} दिन माग्नुहोस्' },
  tooMany: {
    en: 'Request at most {days} {days, one day, other days} at a time',
    ne: 'एक पटकमा बढीमा {days} दिन माग्नुहोस्',
  },
  overMonth: {
    en: 'At most {days} {days, one day, other days} a month: {taken} already taken or requested',
    ne: 'महिनामा बढीमा {days} दिन: {taken} दिन लिइसकिएको वा मागिसकिएको छ',
  },
  overYear: {
    en: 'At most {days} {days, one day, other days} a leave year: {taken} already taken or requested',
    ne: 'बिदा वर्षमा बढीमा {days} दिन: {taken} दिन लिइसकिएको वा मागिसकिएको छ',
  },
  overService: {
    en: 'At most {days} {days, one day, other days} in service: {taken} already taken or requested',
    ne: 'सेवा अवधिभर बढीमा {days} दिन: {taken} दिन लिइसकिएको वा मागिसकिएको छ',
  },
  tooLongInARow: {
    en: 'At most {days} {days, one day, other days} in a row, with leave next to it',
    ne: 'जोडिएको बिदासमेत लगातार बढीमा {days} दिन',
  },
  documentNeeded: {
    en: 'Attach a document for more than {days} {days, one day, other days}',
    ne: '{days} दिनभन्दा बढीका लागि कागजात संलग्न गर्नुहोस्',
  },
  noticeNeeded: {
    en: 'Request this leave at least {days} {days, one day, other days} ahead',
    ne: 'यो बिदा कम्तीमा {days} दिनअघि माग्नुहोस्',
  },
  blocked: { en: 'No leave on {day}: {block}', ne: '{day} मा बिदा पाइँदैन: {block}' },
  overlaps: { en: 'Leave is already requested for {day}', ne: '{day} का लागि बिदा पहिल्यै मागिएको छ' },
  notEnough: {
    en: 'Not enough balance: {available} {available, one day, other days} available, {wanted} requested',
    ne: 'मौज्दात पुगेन: {available} दिन बाँकी, {wanted} दिन मागिएको',
  },
  punched: {
    en: 'Attendance was logged on {days}. Choose how these days count',
    ne: '{days} मा हाजिरी राखिएको छ। यी दिन कसरी गन्ने छान्नुहोस्',
  },
  notOffline: { en: 'This leave is requested by employees themselves', ne: 'यो बिदा कर्मचारी आफैँले माग्नुपर्छ' },
});

/** Why an account has a line, in accruals and what follows from them. */
export const accrualMessages = defineMessages('leave.accrual', {
  whole: { en: 'For {from} to {to}', ne: '{from} देखि {to} सम्मका लागि' },
  part: {
    en: 'For {days} of {of} {of, one day, other days}, {from} to {to}',
    ne: '{from} देखि {to} सम्मका {of} मध्ये {days} दिनका लागि',
  },
  settled: {
    en: 'Only {days} of {of} {of, one day counts, other days count}, {from} to {to}',
    ne: '{from} देखि {to} सम्मका {of} मध्ये {days} दिन मात्र गनिन्छन्',
  },
  daysWorked: {
    en: 'For every {block} {block, one day, other days} worked: {worked} {worked, one day, other days} so far',
    ne: 'काम गरेको प्रत्येक {block} दिनका लागि: हालसम्म {worked} दिन',
  },
  upToMost: {
    en: 'Up to the maximum balance of {days} {days, one day, other days}',
    ne: 'अधिकतम मौज्दात {days} दिनसम्म',
  },
  initial: { en: 'Initial balance', ne: 'सुरुको मौज्दात' },
});

/** What a line is, where no rule says more of it. */
export const leaveLineMessages = defineMessages('leave.line', leaveLineWords);
