/** How an organisation designs its payslips: which blocks the paper has, what it says, and in which language. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, languages, type Language, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

const block = (label: Text) => f.boolean({ label, default: true });

export const payslipLayout = defineEntity({
  name: 'payslip_layout',
  label: bilingual('Payslip layout', 'तलब पर्चीको ढाँचा'),
  path: payrollEndpoints.layout,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    title: f.text({
      label: bilingual('Title', 'शीर्षक'),
      help: bilingual('Leave empty for "Payslip"', 'खाली छाडे "तलब पर्ची" लेखिन्छ'),
      max: 60,
      in_nepali: 'title_ne',
    }),
    title_ne: f.text({ label: bilingual('Title in Nepali', 'नेपालीमा शीर्षक'), max: 60 }),
    language: f.choice({
      label: bilingual('Language of the PDF', 'PDF को भाषा'),
      required: true,
      default: 'reader',
      choices: {
        reader: bilingual("The reader's language", 'पढ्नेको भाषा'),
        en: bilingual('English', 'अङ्ग्रेजी'),
        ne: bilingual('Nepali', 'नेपाली'),
        both: bilingual('English and Nepali', 'अङ्ग्रेजी र नेपाली'),
      },
    }),
    shows_logo: block(bilingual('Logo', 'लोगो')),
    shows_account: block(bilingual('Bank account', 'बैंक खाता')),
    shows_days: block(bilingual('Days', 'दिन')),
    shows_employer: block(bilingual('Employer contributions', 'रोजगारदाताको योगदान')),
    shows_year: block(bilingual('Year to date', 'वर्षको हालसम्म')),
    shows_words: block(bilingual('Net pay in words', 'खुद भुक्तानी अक्षरमा')),
    shows_signature: f.boolean({ label: bilingual('Signature lines', 'हस्ताक्षर गर्ने ठाउँ'), default: false }),
    hides_zero: f.boolean({
      label: bilingual('Hide headings with a zero amount', 'शून्य रकमका शीर्षक लुकाउने'),
      help: bilingual('Also on screen', 'पर्दामा पनि'),
      default: true,
    }),
    note: f.longText({ label: bilingual('Note at the foot', 'अन्त्यको टिप्पणी'), max: 300 }),
    note_ne: f.longText({ label: bilingual('Note in Nepali', 'टिप्पणी नेपालीमा'), max: 300 }),
  },
});

/** A layout as it is stored. */
export interface Layout {
  readonly title: string | null;
  readonly title_ne: string | null;
  readonly language: 'reader' | Language | 'both';
  readonly shows_logo: boolean;
  readonly shows_account: boolean;
  readonly shows_days: boolean;
  readonly shows_employer: boolean;
  readonly shows_year: boolean;
  readonly shows_words: boolean;
  readonly shows_signature: boolean;
  readonly hides_zero: boolean;
  readonly note: string | null;
  readonly note_ne: string | null;
}

/** The languages of a paper for a reader, the first of which its figures follow. */
export const languagesOf = ({ language }: Pick<Layout, 'language'>, reader: Language): readonly Language[] =>
  language === 'both' ? languages : [language === 'reader' ? reader : language];
