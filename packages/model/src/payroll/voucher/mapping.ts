/** Which ledgers headings post to, for all or for one branch or division. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { employment } from '../../hris/employment.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { voucherSetupMessages as says } from './messages.ts';
import { isProvision, postings, sideOf, type LonePosting, type Posting, type Side } from './posting.ts';

const ledger = (side: Side) =>
  f.reference({
    label: side === 'debit' ? bilingual('Debit ledger', 'डेबिट खाता') : bilingual('Credit ledger', 'क्रेडिट खाता'),
    to: 'pay_ledger',
    name_field: 'name',
    on_delete: 'keep',
  });
const hasBoth = (posting: unknown): boolean => posting === 'heading' || isProvision(posting as Posting);
const hasSide = (posting: unknown, side: Side): boolean =>
  typeof posting === 'string' && (hasBoth(posting) || sideOf(posting as LonePosting) === side);

/** Of several mappings of a posting, that of a branch goes before that of a division, and both before that of all. */
export const payLedgerMapping = defineEntity({
  name: 'pay_ledger_mapping',
  label: bilingual('Ledger mapping', 'खाता निर्धारण'),
  plural: bilingual('Ledger mappings', 'खाता निर्धारणहरू'),
  path: payrollEndpoints.ledgerMapping,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'heading',
  sort: 'posting',
  search: ['heading', 'debit_ledger', 'credit_ledger'],
  unique: [['branch', 'division', 'heading', 'posting']],
  fields: {
    posting: f.choice({
      label: bilingual('Posting', 'प्रविष्टि'),
      required: true,
      default: 'heading',
      choices: postings,
    }),
    heading: f.reference({
      label: bilingual('Heading', 'शीर्षक'),
      to: 'pay_heading',
      name_field: 'name',
      on_delete: 'keep',
    }),
    branch: f.reference({
      ...employment.fields.branch,
      required: false,
      help: bilingual('Leave empty for all branches', 'सबै शाखाका लागि हो भने खाली छोड्नुहोस्'),
    }),
    division: f.reference({
      ...employment.fields.division,
      required: false,
      help: bilingual('Leave empty for all divisions', 'सबै महाशाखाका लागि हो भने खाली छोड्नुहोस्'),
    }),
    debit_ledger: ledger('debit'),
    credit_ledger: ledger('credit'),
  },
  visibleWhen: {
    heading: ({ posting }) => posting === 'heading',
    debit_ledger: ({ posting }) => hasSide(posting, 'debit'),
    credit_ledger: ({ posting }) => hasSide(posting, 'credit'),
  },
  rules: ({ posting, heading, debit_ledger, credit_ledger }) => {
    if (posting === 'heading' && heading === null) return { heading: [says.headingRequired] };
    if (debit_ledger !== null || credit_ledger !== null) return undefined;
    return { [hasSide(posting, 'debit') ? 'debit_ledger' : 'credit_ledger']: [says.ledgerRequired] };
  },
});
