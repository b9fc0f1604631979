/** What employees had earned at the end of a month, as the spreadsheet next to the voucher of provisions has it. */
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { provisions } from './posting.ts';
import { payVoucher } from './voucher.ts';

const { branch, division } = payVoucher.fields.lines.item;

export const provisionColumns = {
  employee: f.user({ label: bilingual('Employee', 'कर्मचारी') }),
  branch: f.text({ label: branch.label, max: 160 }),
  division: f.text({ label: division.label, max: 160 }),
  basic: f.money({ label: bilingual('Basic salary', 'आधारभूत तलब') }),
  leave_days: f.decimal({ label: bilingual('Leave, days', 'बिदा, दिन'), decimals: 2 }),
  festival_months: f.number({ label: bilingual('Months since the festival allowance', 'चाडपर्व भत्तापछिका महिना') }),
  gratuity: f.money({ label: provisions.gratuity }),
  leave: f.money({ label: provisions.leave }),
  festival: f.money({ label: provisions.festival }),
};
