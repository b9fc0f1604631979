import { defineMessages } from '../kit/message.ts';

/** Refusals of work logs, of the timer and of rates. */
export const workLogMessages = defineMessages('work_log', {
  timeOrQuantity: {
    en: 'Enter the duration, or the start and the end',
    ne: 'अवधि, वा सुरु र अन्त्य समय राख्नुहोस्',
  },
  bothTimes: { en: 'Enter both the start and the end', ne: 'सुरु र अन्त्य दुवै समय राख्नुहोस्' },
  quantityNeeded: {
    en: '{activity} is measured in {unit}; enter the quantity',
    ne: '{activity} को मापन {unit} मा हुन्छ; परिमाण राख्नुहोस्',
  },
  timeNeeded: {
    en: '{activity} is measured in time; enter the time and no quantity',
    ne: '{activity} को मापन समयमा हुन्छ; परिमाण नराखी समय राख्नुहोस्',
  },
  overlap: {
    en: 'Overlaps with your log of {activity} from {from} to {until} on {day}',
    ne: '{day} मा {from} देखि {until} सम्मको {activity} सँग खप्टियो',
  },
  dayFull: {
    en: '{day} would hold {time}, more than a day has',
    ne: '{day} मा {time} पुग्छ; दिनमा २४ घण्टा मात्र हुन्छ',
  },
  futureEnd: { en: 'The end must not be in the future', ne: 'अन्त्य समय भविष्यमा हुनु हुँदैन' },
  notMember: { en: 'You are not a member of {project}', ne: 'तपाईं {project} को सदस्य हुनुहुन्न' },
  projectClosed: {
    en: '{project} is not active; no work can be logged on it',
    ne: '{project} सञ्चालनमा छैन; काम अभिलेख गर्न मिल्दैन',
  },
  activityElsewhere: {
    en: '{project} does not have the activity {activity}',
    ne: '{project} मा {activity} गतिविधि छैन',
  },
  taskElsewhere: { en: '{task} does not belong to the chosen project', ne: '{task} छानिएको परियोजनाको होइन' },
  notYourTask: { en: 'Choose a task that you do or assigned', ne: 'आफ्नो जिम्माको वा आफूले दिएको कार्य छान्नुहोस्' },
  activityNotYours: { en: 'You may not log {activity}', ne: 'तपाईंले {activity} अभिलेख गर्न मिल्दैन' },
  mayNotLog: { en: 'Your organization does not ask you to log work', ne: 'तपाईंले काम अभिलेख गर्नु पर्दैन' },
  onLeave: {
    en: 'You are on {leave} on {day}; choose another day',
    ne: '{day} मा तपाईं {leave} मा हुनुहुन्छ; अर्को दिन छान्नुहोस्',
  },
  onHalfLeave: {
    en: 'You are on {leave} for half of {day}; at most {most} can be logged',
    ne: '{day} मा आधा दिन {leave} छ; बढीमा {most} अभिलेख गर्न मिल्छ',
  },
  aboveAttended: {
    en: '{day}: {logged} logged, {attended} attended. Log at most what you attended, or correct your attendance first',
    ne: '{day}: अभिलेख {logged}, हाजिरी {attended}। हाजिरीभन्दा बढी नराख्नुहोस्, वा पहिले हाजिरी सच्याउनुहोस्',
  },
  aboveNeedsRemark: {
    en: '{day}: {logged} logged, {attended} attended. Say why in the remarks',
    ne: '{day}: अभिलेख {logged}, हाजिरी {attended}। कारण कैफियतमा लेख्नुहोस्',
  },
  changed: {
    en: 'Approved work changed since the payroll was computed. Compute it again.',
    ne: 'तलब गणनापछि स्वीकृत काम बदलियो। फेरि गणना गर्नुहोस्।',
  },
  nothingToSend: { en: 'There is no draft to send in this week.', ne: 'यस हप्तामा पठाउने मस्यौदा छैन।' },
  nothingToCopy: { en: 'There is nothing to copy from {day}.', ne: '{day} बाट प्रतिलिपि गर्ने केही छैन।' },
  onTimesheet: {
    en: 'Your timesheet has {time} on {day} already; time is not logged twice',
    ne: 'तपाईंको समयपत्रमा {day} को {time} पहिल्यै छ; एउटै समय दोहोर्‍याउन मिल्दैन',
  },
  monthClosed: {
    en: 'The month of {day} is closed; ask HR to reopen it',
    ne: '{day} को महिना बन्द छ; मानव संसाधनलाई खोल्न भन्नुहोस्',
  },
  rateUsed: {
    en: 'Work of these days is valued by this rate. Add another rate that begins on the day of the change.',
    ne: 'यी दिनको काम यही दरमा मूल्याङ्कन भएको छ। परिवर्तनको मितिबाट सुरु हुने अर्को दर थप्नुहोस्।',
  },
  noTimer: { en: 'No timer is running.', ne: 'कुनै टाइमर चलिरहेको छैन।' },
  timerElsewhere: {
    en: 'This timer had already ended: it was stopped, or another one was started. Nothing was changed.',
    ne: 'यो टाइमर पहिल्यै सकिएको थियो: रोकिएको वा अर्को सुरु भएको। केही बदलिएन।',
  },
  timerForgotten: {
    en: 'You forgot a timer. Enter its actual end before you start another one.',
    ne: 'टाइमर चलिरहेकै छुटेको छ। अर्को सुरु गर्नुअघि त्यसको सही अन्त्य समय राख्नुहोस्।',
  },
  forgotten: {
    en: 'A timer has run for {time}. Enter when you stopped working.',
    ne: 'टाइमर {time}देखि चलिरहेको छ। काम कहिले सक्नुभयो राख्नुहोस्।',
  },
  timerTooLong: {
    en: 'The timer may run {time}; enter the actual end',
    ne: 'टाइमर {time} मात्र चल्न पाउँछ; सही अन्त्य समय राख्नुहोस्',
  },
  endBeforeStart: { en: 'The end must be after the start', ne: 'अन्त्य सुरुपछि हुनुपर्छ' },
  notApproved: {
    en: 'Only an approved log is corrected; change a draft instead.',
    ne: 'स्वीकृत अभिलेख मात्र सच्याइन्छ; मस्यौदा भए परिवर्तन गर्नुहोस्।',
  },
  sameAmount: { en: 'Enter another value than the log has', ne: 'अभिलेखमा भएभन्दा फरक मान राख्नुहोस्' },
  correctionWaits: { en: 'A correction of this log already waits.', ne: 'यस अभिलेखको सच्याइ पहिल्यै पर्खिरहेको छ।' },
  headingNotEarned: { en: 'Choose a heading that is earned', ne: 'आम्दानीको शीर्षक छान्नुहोस्' },
  acknowledged: { en: 'This log is already acknowledged.', ne: 'यो अभिलेख पहिल्यै स्वीकारिएको छ।' },
});
