import { counted as withNoun } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

const counted = (count: number, one: string, many: string, ne: string) =>
  bilingual(withNoun(count, one, many), `${toDevanagariDigits(count)} ${ne}`);

/** Words of the home. */
export const words = {
  inbox: bilingual('Pending for you', 'तपाईंका लागि बाँकी'),
  nothing: bilingual("You're all caught up", 'अहिले केही बाँकी छैन'),
  nothingMore: bilingual('New requests appear here.', 'नयाँ अनुरोध यहाँ देखिन्छन्।'),
  selectAll: bilingual('Select all', 'सबै छान्नुहोस्'),
  select: (what: string) => bilingual(`Select ${what}`, `${what} छान्नुहोस्`),
  selected: (count: number) => counted(count, 'selected', 'selected', 'छानिएको'),
  open: (what: string) => bilingual(`Open ${what}`, `${what} खोल्नुहोस्`),
  of: (action: string, what: string) => bilingual(`${action}: ${what}`, `${action}: ${what}`),
  requests: (count: number) => counted(count, 'request', 'requests', 'अनुरोध'),
  approved: (count: number) => counted(count, 'request approved', 'requests approved', 'अनुरोध स्वीकृत'),
  declined: (count: number) => counted(count, 'request declined', 'requests declined', 'अनुरोध अस्वीकृत'),
  notDone: bilingual('Some requests were not changed', 'केही अनुरोध बदलिएनन्'),
  moreBelow: (count: number) => counted(count, 'more request follows', 'more requests follow', 'अनुरोध अझै बाँकी छन्'),
  showMore: (count: number) => bilingual(`Show ${count} more`, `थप ${toDevanagariDigits(count)} देखाउनुहोस्`),
  today: bilingual('Today', 'आज'),
  notIn: bilingual("You haven't punched in yet.", 'आज आगमन अभिलेख भएको छैन।'),
  since: (name: string, time: string) => bilingual(`${name} at ${time}`, `${name}: ${time}`),
  log: bilingual("Today's attendance", 'आजको हाजिरी'),
  month: bilingual('My month', 'मेरो महिना'),
  team: bilingual('My team today', 'आज मेरो टोली'),
  teamIsOff: bilingual('Everyone has the day off.', 'आज सबैको बिदा हो।'),
  atWork: (present: number, total: number) =>
    bilingual(
      `${present} of ${total} at work`,
      `${toDevanagariDigits(total)} मध्ये ${toDevanagariDigits(present)} काममा`,
    ),
  tasks: bilingual('My tasks', 'मेरा कार्य'),
  noTasks: bilingual('No open tasks.', 'कुनै कार्य बाँकी छैन।'),
  due: (day: string) => bilingual(`Due ${day}`, `अन्तिम मिति ${day}`),
  overdue: (day: string) => bilingual(`Overdue since ${day}`, `${day}देखि ढिलो`),
  viewAll: bilingual('View all', 'सबै हेर्नुहोस्'),
  viewAllOf: (what: string) => bilingual(`View all: ${what}`, `सबै हेर्नुहोस्: ${what}`),
  forYou: bilingual('My day', 'मेरो दिन'),
  holidayNow: bilingual('Holiday today', 'आज सार्वजनिक बिदा'),
  nextHoliday: bilingual('Next holiday', 'अर्को सार्वजनिक बिदा'),
  payslip: bilingual('Latest payslip', 'पछिल्लो तलब पर्ची'),
  money: bilingual('Loans, advances and claims', 'ऋण, पेश्की र दाबी'),
  owes: bilingual('I owe', 'मैले तिर्न बाँकी'),
  is_owed: bilingual('Owed to me', 'मैले पाउन बाँकी'),
  guarantees: bilingual('I guarantee', 'म जमानी बसेको'),
  kudos: bilingual('Kudos for you', 'तपाईंलाई धन्यवाद'),
  people: bilingual('Colleagues', 'सहकर्मी'),
  birthdays: bilingual('Birthdays', 'जन्मदिन'),
  newHires: bilingual('New hires', 'नयाँ कर्मचारी'),
  joined: (day: string) => bilingual(`Joined ${day}`, `${day}मा नियुक्त`),
} as const;
