import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

/** Texts of registers of another payroll system. */
export const words = {
  title: bilingual('Import a payroll register', 'तलब दर्ता आयात गर्नुहोस्'),
  import: bilingual('Import register', 'दर्ता आयात'),
  what: bilingual(
    'A row per employee with the employee code, a column per heading. You see a check before anything is saved.',
    'हरेक कर्मचारीको कोडसहितको पङ्क्ति, हरेक शीर्षकको स्तम्भ। सुरक्षित गर्नुअघि जाँचको नतिजा देखिन्छ।',
  ),
  file: bilingual('Register', 'दर्ता'),
  fileWhat: bilingual('XLSX or CSV as the earlier system exports it', 'पुरानो प्रणालीले निकालेको XLSX वा CSV'),
  noFile: bilingual('Choose a file first', 'पहिले फाइल छान्नुहोस्'),
  notTaken: bilingual('Only XLSX or CSV up to 10 MB', '१० एमबीसम्मको XLSX वा CSV मात्र'),
  check: bilingual('Check', 'जाँच्नुहोस्'),
  headings: bilingual('Headings', 'शीर्षकहरू'),
  headingsWhat: bilingual(
    'Confirm once what each heading is. Later registers remember it.',
    'हरेक शीर्षक के हो एकपटक पुष्टि गर्नुहोस्। पछिका दर्तामा यही लागु हुन्छ।',
  ),
  guessed: bilingual('New', 'नयाँ'),
  column: bilingual('Column', 'स्तम्भ'),
  total: bilingual('Total', 'जम्मा'),
  confirm: bilingual('Confirm headings', 'शीर्षक पुष्टि गर्नुहोस्'),
  problems: (count: string) => bilingual(`Cells to correct: ${count}`, `सच्याउनुपर्ने सेल: ${count}`),
  notices: (count: string) => bilingual(`Cells to look at: ${count}`, `हेर्नुपर्ने सेल: ${count}`),
  ready: (people: string, net: string) =>
    bilingual(`Ready: ${counted(people, 'employee')}, net pay ${net}`, `तयार: ${people} कर्मचारी, खुद भुक्तानी ${net}`),
  cell: bilingual('Cell', 'सेल'),
  message: bilingual('What to do', 'के गर्ने'),
  back: bilingual('Back', 'पछाडि'),
  store: bilingual('Import', 'आयात'),
  compared: (people: string) =>
    bilingual(
      `Imported: ${counted(people, 'employee')}. Open Comparison to see the differences.`,
      `आयात भयो: ${people} कर्मचारी। फरक हेर्न तुलना खोल्नुहोस्।`,
    ),
  stored: (people: string) =>
    bilingual(
      `Imported: ${counted(people, 'employee')}. Publish it when employees may see it.`,
      `आयात भयो: ${people} कर्मचारी। कर्मचारीलाई देखाउन प्रकाशन गर्नुहोस्।`,
    ),
} as const;
