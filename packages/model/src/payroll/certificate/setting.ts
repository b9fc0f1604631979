/** How an organisation writes tax certificates: who signs them, in which language, and which blocks they have. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { payslipLayout, type Layout } from '../paper/layout.ts';

const block = (label: Text, help?: Text) => f.boolean({ label, ...(help && { help }), default: true });
const text = (label: Text, in_nepali?: string) => f.text({ label, max: 100, ...(in_nepali && { in_nepali }) });

export const certificateSetting = defineEntity({
  name: 'tax_certificate_setting',
  label: bilingual('Tax certificate settings', 'कर प्रमाणपत्रका सेटिङ'),
  path: payrollEndpoints.certificateSetting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    language: { ...payslipLayout.fields.language, default: 'both' },
    signatory: text(bilingual('Signatory', 'हस्ताक्षर गर्ने'), 'signatory_ne'),
    signatory_ne: text(bilingual('Signatory in Nepali', 'हस्ताक्षर गर्ने, नेपालीमा')),
    post: text(bilingual('Post of the signatory', 'हस्ताक्षर गर्नेको पद'), 'post_ne'),
    post_ne: text(bilingual('Post in Nepali', 'पद नेपालीमा')),
    place: text(bilingual('Place', 'स्थान'), 'place_ne'),
    place_ne: text(bilingual('Place in Nepali', 'स्थान नेपालीमा')),
    remark: f.longText({ label: bilingual('Remark at the foot', 'अन्त्यको टिप्पणी'), max: 300 }),
    remark_ne: f.longText({ label: bilingual('Remark in Nepali', 'टिप्पणी नेपालीमा'), max: 300 }),
    shows_logo: block(bilingual('Logo', 'लोगो')),
    shows_months: block(bilingual('Months', 'महिनाहरू'), bilingual('Without them, the total alone', 'नभए जम्मा मात्र')),
    shows_reliefs: block(bilingual('Deductions and credits', 'छुट र कर मिलान')),
    shows_benefits: block(bilingual('Benefits in kind', 'गैरनगद सुविधा')),
    shows_deposits: block(bilingual('Deposit receipts', 'दाखिला रसिद')),
  },
});

/** Settings as they are stored. */
export interface CertificateSetting extends Pick<Layout, 'language'> {
  readonly signatory: string | null;
  readonly signatory_ne: string | null;
  readonly post: string | null;
  readonly post_ne: string | null;
  readonly place: string | null;
  readonly place_ne: string | null;
  readonly remark: string | null;
  readonly remark_ne: string | null;
  readonly shows_logo: boolean;
  readonly shows_months: boolean;
  readonly shows_reliefs: boolean;
  readonly shows_benefits: boolean;
  readonly shows_deposits: boolean;
}
