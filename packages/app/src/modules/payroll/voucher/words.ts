import { bilingual } from '@karmik/model/kit/text';

export const words = {
  make: bilingual('Make voucher', 'भौचर बनाउनुहोस्'),
  makeWhy: (day: string) =>
    bilingual(
      `The voucher stays as it is made. Without a date it has ${day}.`,
      `बनेको भौचर बदलिँदैन। मिति नराखे ${day} राखिन्छ।`,
    ),
  made: bilingual('Voucher made', 'भौचर बन्यो'),
  reversed: bilingual('Voucher reversed', 'भौचर उल्टाइयो'),
  reverseWhy: (number: string) =>
    bilingual(
      `A new voucher with the opposite amounts reverses ${number}, which stays as it was.`,
      `${number} जस्ताको तस्तै रहन्छ, उल्टो रकमको नयाँ भौचरले त्यसलाई रद्द गर्छ।`,
    ),
  export: bilingual('Export', 'निर्यात'),
  exported: bilingual('File generated', 'फाइल बन्यो'),
  download: bilingual('Download', 'डाउनलोड'),
  preview: bilingual(
    'Vouchers are made once the payroll is confirmed. Until then this is a preview.',
    'तलब पुष्टि भएपछि मात्र भौचर बन्छ। त्यतिन्जेल यो पूर्वावलोकन हो।',
  ),
  missing: bilingual('Complete these to make the voucher', 'भौचर बनाउन यी पूरा गर्नुहोस्'),
  difference: bilingual('Difference', 'फरक'),
  balanced: bilingual('Balanced', 'मिलेको'),
  notBalanced: bilingual('Not balanced', 'नमिलेको'),
  total: bilingual('Total', 'जम्मा'),
  none: bilingual('This payroll posts nothing yet.', 'यो तलबमा अहिलेसम्म प्रविष्ट गर्ने रकम छैन।'),
  files: bilingual('Exported files', 'निर्यात गरिएका फाइल'),
  noFiles: bilingual('No file is exported yet.', 'अहिलेसम्म फाइल निर्यात गरिएको छैन।'),
  file: bilingual('File', 'फाइल'),
  exportedBy: bilingual('Exported by', 'निर्यात गर्ने'),
  earlier: bilingual('Reversed vouchers', 'उल्टाइएका भौचर'),
  vouchers: bilingual('Vouchers', 'भौचरहरू'),
  payments: bilingual('Payroll and payments', 'तलब र भुक्तानी'),
  byEmployee: bilingual('Amounts by employee', 'कर्मचारीअनुसार रकम'),
  notMade: bilingual('Not made', 'नबनेको'),
  show: bilingual('Show', 'देखाउनुहोस्'),
  lines: bilingual('Voucher lines', 'भौचरका पङ्क्ति'),
  ready: bilingual('Add Nepali ledgers', 'नेपालका खाता थप्नुहोस्'),
  added: bilingual('Ledgers and mappings added', 'खाता र खाता निर्धारण थपिए'),
  complete: bilingual('All Nepali ledgers are already there', 'नेपालका सबै खाता पहिल्यै छन्'),
  ledgers: bilingual('Ledgers', 'खाताहरू'),
  mapping: bilingual('Mapping', 'खाता निर्धारण'),
};
