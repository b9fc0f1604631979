import { bilingual } from '@karmik/model/kit/text';

export const words = {
  review: bilingual('Review', 'समीक्षा'),
  totals: bilingual('Totals', 'जम्मा'),
  differences: bilingual('Differences', 'फरक'),
  exceptions: bilingual('Exceptions', 'अपवाद'),
  sheet: bilingual('Sheet', 'तालिका'),
  comparedWith: (month: string) => bilingual(`Compared with ${month}`, `${month} सँग तुलना`),
  notCompared: bilingual('There is no confirmed payroll to compare with.', 'तुलना गर्न पुष्टि भएको तलब छैन।'),
  figure: bilingual('Figure', 'विवरण'),
  people: bilingual('Employees', 'कर्मचारी'),
  now: bilingual('Now', 'अहिले'),
  before: bilingual('Before', 'पहिले'),
  difference: bilingual('Difference', 'फरक'),
  byHeading: bilingual('By heading', 'शीर्षकअनुसार'),
  byBranch: bilingual('By branch', 'शाखाअनुसार'),
  byDivision: bilingual('By division', 'महाशाखाअनुसार'),
  none: bilingual('None', 'कुनै होइन'),
  cause: bilingual('Cause', 'कारण'),
  grossChange: bilingual('Change of gross', 'कुल तलबको फरक'),
  netChange: bilingual('Change of net pay', 'खुद भुक्तानीको फरक'),
  show: bilingual('Show employees', 'कर्मचारी देखाउनुहोस्'),
  noDifferences: bilingual('Nothing changed.', 'केही परिवर्तन छैन।'),
  noExceptions: bilingual('No exceptions.', 'अपवाद छैन।'),
  allStates: bilingual('All', 'सबै'),
  blocking: (count: string) =>
    bilingual(
      `Exceptions that block sending for approval: ${count}. Correct the facts and generate the payroll again.`,
      `स्वीकृतिका लागि पठाउन रोक्ने अपवाद: ${count}। तथ्य सच्याएर तलब फेरि तयार गर्नुहोस्।`,
    ),
  allFindings: bilingual('All findings', 'सबै अपवाद'),
  /** States the rule of the finding. */
  unusualRule: bilingual(
    'Pay is unusual if gross differs by more than 25% from the mean of the last six payslips, at least three.',
    'कुल तलब पछिल्ला छ (कम्तीमा तीन) तलब पर्चीको औसतभन्दा २५% भन्दा बढीले फरक भए असामान्य मानिन्छ।',
  ),
  download: bilingual('Download spreadsheet', 'स्प्रेडसिट डाउनलोड गर्नुहोस्'),
  noPayslips: bilingual('No payslips.', 'तलब पर्ची छैन।'),
};
