/** What each rule of a day says, with its minutes, its limit and its times. */
import { defineMessages } from '../../kit/message.ts';
import type { Text } from '../../kit/text.ts';
import type { Reason, RuleName } from './reasons.ts';

/** Lengths and times as a reader has them. */
export interface ReasonWords {
  readonly length: (minutes: number) => Text;
  /** Of an instant in milliseconds. */
  readonly time: (at: number) => Text;
}

const says = defineMessages('day_reason', {
  shiftTime: { en: 'The shift asks for {length} of work', ne: 'सिफ्टअनुसार {length} काम' },
  noWorkPlanned: { en: 'No work is planned on this day', ne: 'यस दिन काम तोकिएको छैन' },
  halfHoliday: { en: 'Half-day holiday: {length} less', ne: 'आधा दिनको सार्वजनिक बिदा: {length} कम' },
  firstToLast: {
    en: '{length} from the first punch in to the last punch out',
    ne: 'पहिलो आगमनदेखि अन्तिम प्रस्थानसम्म {length}',
  },
  pairs: { en: '{length} between punches in and out', ne: 'आगमन र प्रस्थानबीच जम्मा {length}' },
  unpaidBreak: { en: 'Unpaid break of {limit}: {length} deducted', ne: 'तलब नपाइने विश्राम {limit}: {length} घटाइयो' },
  betweenParts: { en: '{length} between the parts of the shift deducted', ne: 'सिफ्टका भागबीचको {length} घटाइयो' },
  missingPunch: { en: 'A punch is missing, so the time is not counted', ne: 'हाजिरी छुटेकाले समय गनिएन' },
  callIn: {
    en: 'Call-in outside shift hours, {at} to {edge}: {length}',
    ne: 'सिफ्टको समयबाहिर बोलाइएको काम, {at} देखि {edge}: {length}',
  },
  strayPunch: {
    en: 'Punch at {at} has no matching in or out and is not counted',
    ne: '{at} को हाजिरीको जोडी नभेटिएकाले गनिएन',
  },
  repeatedPunch: {
    en: 'Punch at {at} repeats the one at {edge} and is not counted',
    ne: '{at} को हाजिरी {edge} कै दोहोरिएको भएकाले गनिएन',
  },
  leaveInstead: { en: 'Counted as leave, so the punches are not counted', ne: 'बिदा गनिएकाले हाजिरी गनिएन' },
  away: { en: '{length} away between punches', ne: 'हाजिरीबीच {length} बाहिर' },
  lateWithinGrace: {
    en: 'In {at}, {gap} after {edge}; within the grace of {limit}',
    ne: '{at} मा आगमन, {edge} भन्दा {gap} पछि; छुट {limit} भित्रै',
  },
  earlyWithinGrace: {
    en: 'Out {at}, {gap} before {edge}; within the grace of {limit}',
    ne: '{at} मा प्रस्थान, {edge} भन्दा {gap} अघि; छुट {limit} भित्रै',
  },
  afterStart: {
    en: 'In {at}, {length} after {edge}; grace is {limit}',
    ne: '{at} मा आगमन, {edge} भन्दा {length} पछि; छुट {limit}',
  },
  beforeEnd: {
    en: 'Out {at}, {length} before {edge}; grace is {limit}',
    ne: '{at} मा प्रस्थान, {edge} भन्दा {length} अघि; छुट {limit}',
  },
  lateAfterGrace: {
    en: 'In {at}, {gap} after {edge}: {length} beyond the grace of {limit}',
    ne: '{at} मा आगमन, {edge} भन्दा {gap} पछि: छुट {limit} भन्दा {length} बढी',
  },
  earlyAfterGrace: {
    en: 'Out {at}, {gap} before {edge}: {length} beyond the grace of {limit}',
    ne: '{at} मा प्रस्थान, {edge} भन्दा {gap} अघि: छुट {limit} भन्दा {length} बढी',
  },
  outsideShift: { en: '{length} outside the hours of the shift', ne: 'सिफ्टको समयबाहिर {length}' },
  beyondRequired: { en: '{length} beyond the required time', ne: 'आवश्यक समयभन्दा {length} बढी' },
  unconfirmedTime: {
    en: '{length} rests on a time that a phone gave and no one confirmed yet',
    ne: '{length} फोनले दिएको र अझै पुष्टि नभएको समयमा आधारित छ',
  },
  workOnDayOff: { en: '{length} worked on a day without planned work', ne: 'काम नतोकिएको दिन {length} काम' },
  excused: { en: '{length} excused', ne: '{length} अनुमति प्राप्त' },
  notWorked: { en: '{length} of the expected time not worked', ne: 'अपेक्षित समयमध्ये {length} काम भएन' },
  belowHalfDay: {
    en: '{length} worked or excused; below {limit} the day counts as half',
    ne: 'काम वा अनुमति {length}; {limit} भन्दा कम भए आधा दिन गनिन्छ',
  },
  belowAbsent: {
    en: '{length} worked or excused; below {limit} the day counts as absent',
    ne: 'काम वा अनुमति {length}; {limit} भन्दा कम भए अनुपस्थित गनिन्छ',
  },
  noPunch: { en: 'No punch on a day of work', ne: 'कार्यदिनमा कुनै हाजिरी छैन' },
});

type Say = (params: Record<'length' | 'limit' | 'gap' | 'at' | 'edge', Text>) => Text;

/** Of rules that hold at both ends of a day, what is said of coming late is before what is said of leaving early. */
const texts: { readonly [rule in RuleName]: Say | readonly [late: Say, early: Say] } = {
  shift_time: says.shiftTime,
  no_work_planned: () => says.noWorkPlanned,
  half_holiday: says.halfHoliday,
  first_to_last: says.firstToLast,
  pairs: says.pairs,
  unpaid_break: says.unpaidBreak,
  between_parts: says.betweenParts,
  missing_punch: () => says.missingPunch,
  call_in: says.callIn,
  stray_punch: says.strayPunch,
  repeated_punch: says.repeatedPunch,
  leave_instead: () => says.leaveInstead,
  away: says.away,
  within_grace: [says.lateWithinGrace, says.earlyWithinGrace],
  after_start: says.afterStart,
  before_end: says.beforeEnd,
  after_grace: [says.lateAfterGrace, says.earlyAfterGrace],
  outside_shift: says.outsideShift,
  beyond_required: says.beyondRequired,
  unconfirmed_time: says.unconfirmedTime,
  work_on_day_off: says.workOnDayOff,
  excused: says.excused,
  not_worked: says.notWorked,
  below_half_day: says.belowHalfDay,
  below_absent: says.belowAbsent,
  no_punch: () => says.noPunch,
};

const minute = 60_000;
/** Instants without their seconds. */
const whole = (at: number): number => Math.floor(at / minute);

/**
 * A reason in both languages. Figures are said without a sign, since the words say what is deducted.
 * @example reasonText(reason, words).en // 'In 10:16 am, 16 min after 10:00 am; grace is 15 min'
 */
export function reasonText({ figure, rule, minutes, limit, at = 0, edge = 0 }: Reason, words: ReasonWords): Text {
  const said = texts[rule];
  const say = typeof said === 'function' ? said : said[figure === 'early' ? 1 : 0];
  return say({
    length: words.length(Math.abs(minutes)),
    limit: words.length(limit ?? 0),
    gap: words.length(Math.abs(whole(at) - whole(edge))),
    at: words.time(at),
    edge: words.time(edge),
  });
}
