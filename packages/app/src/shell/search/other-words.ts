/** What people call pages otherwise than their titles do: in both languages, and as Nepali is typed in Latin letters. */
const otherWords: readonly (readonly [page: RegExp, words: string])[] = [
  [
    /\/attendance\/(overview|reports\/daily-attendance)$/,
    'who is absent present late today anupasthit upasthit अनुपस्थित उपस्थित',
  ],
  [/\/attendance\//, 'hajiri haajiri हाजिरी punch clock'],
  [/\/reports\/punctuality$/, 'late lateness dhilo ढिलो'],
  [/\/leave\//, 'bida bidaa chhutti chutti vacation time off बिदा छुट्टी'],
  [/\/reports\/individual-leave-balance$/, 'balance sheet maujdat मौज्दात'],
  [/\/reports\/lapsing$/, 'expire lapse lose carry forward'],
  [/\/overtime/, 'ot extra hours'],
  [/\/roster-management$/, 'duty shift schedule talika तालिका'],
  [
    /\/hris\/(overview|employees)|\/reports\/basic\/(branch|movements|headcount)$/,
    'headcount staff strength karmachari कर्मचारी',
  ],
  [/\/settings\/branch$/, 'new add branch office shakha sakha शाखा'],
  [/\/settings\/division$/, 'new add department mahashakha विभाग'],
  [/\/settings\/holiday/, 'public holiday sarbajanik bida festival'],
  [/payslip/, 'salary slip talab parchi तलब'],
  [/\/payroll/, 'salary talab तलब'],
  [/\/profile/, 'my file bibaran विवरण'],
  [/\/delegation|stand-in/, 'away absence hand over delegate out of office'],
  [/\/expense/, 'claim reimbursement kharcha खर्च'],
  [/\/letter/, 'certificate patra पत्र'],
  [/\/task/, 'todo kaam काम'],
];

/** Words by which a page is found besides its own. */
export const otherWordsOf = (path: string): string =>
  otherWords.flatMap(([page, words]) => (page.test(path) ? [words] : [])).join(' ');
