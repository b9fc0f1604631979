import { bilingual } from '@karmik/model/kit/text';

export const words = {
  accounts: bilingual('Bank accounts', 'बैंक खाता'),
  payslips: bilingual('Payslips', 'तलब पर्चीहरू'),
  failed: bilingual(
    'Some employees are not computed. See why, correct their facts, and retry them.',
    'केही कर्मचारीको गणना भएको छैन। कारण हेरी तथ्य सच्याएर फेरि प्रयास गर्नुहोस्।',
  ),
  seeFailed: bilingual('See who and why', 'को र किन हेर्नुहोस्'),
  verify: bilingual('Verify', 'प्रमाणित गर्नुहोस्'),
  verified: bilingual('Computed again: no differences.', 'फेरि गणना गरियो: कुनै फरक छैन।'),
  differs: (count: string) =>
    bilingual(`Payslips that differ when computed again: ${count}`, `फेरि गणना गर्दा फरक परेका तलब पर्ची: ${count}`),
};
