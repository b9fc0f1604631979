/** The types of employment that the Labour Act 2074 knows (section 10), which an organisation may take over as they are. */
import { bilingual, type Text } from '../kit/text.ts';

interface LawfulType {
  readonly title: Text;
  /** Employment for a time ends on a day that the contract says. */
  readonly is_contract: boolean;
}

export const lawfulTypes: readonly LawfulType[] = [
  { title: bilingual('Regular', 'नियमित'), is_contract: false },
  { title: bilingual('Work-based', 'कार्यगत'), is_contract: false },
  { title: bilingual('Time-based', 'समयगत'), is_contract: true },
  { title: bilingual('Casual', 'आकस्मिक'), is_contract: false },
  { title: bilingual('Part-time', 'आंशिक'), is_contract: false },
];
