/** Rules of the organization about guarantees, and about what a leaver still owes. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { loanEndpoints } from './endpoints.ts';

export const loanSetting = defineEntity({
  name: 'loan_setting',
  label: bilingual('Loan rules', 'ऋणका नियम'),
  path: loanEndpoints.setting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    guarantee_limit: f.money({
      label: bilingual('Guarantee limit per employee', 'एक कर्मचारीको जमानीको सीमा'),
      help: bilingual(
        'For the shares of all open guarantees. Leave empty for none',
        'बाँकी सबै जमानीको हिस्साका लागि। नभए खाली छोड्नुहोस्',
      ),
      min: 1,
    }),
    mutual_guarantees: f.boolean({
      label: bilingual('Two borrowers may guarantee each other', 'दुई ऋणी एकअर्काको जमानी बस्न सक्ने'),
      default: false,
    }),
    open_guarantees: f.choice({
      label: bilingual('Open guarantees of a leaver', 'अवकाश हुनेका बाँकी जमानी'),
      required: true,
      default: 'block',
      choices: {
        block: bilingual('Block the clearance', 'फरफारक रोक्ने'),
        warn: bilingual('Show a warning', 'चेतावनी मात्र देखाउने'),
      },
    }),
    exit_months: f.number({
      label: bilingual('Repayment plan after exit, months', 'अवकाशपछिको भुक्तानी योजना, महिना'),
      help: bilingual('For amounts that the final pay does not cover', 'अन्तिम भुक्तानीले नपुगेको रकमका लागि'),
      required: true,
      default: 12,
      min: 1,
      max: 60,
    }),
  },
});
