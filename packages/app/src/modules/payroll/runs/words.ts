import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  stale: (count: string) =>
    bilingual(
      `Facts of ${counted(count, 'employee', 'employees')} changed since this payroll was computed. Compute them again; a payroll that was sent is then sent again.`,
      `यो तलब गणना भएपछि ${count} जना कर्मचारीका तथ्य बदलिए। स्वीकृति पर्खेको तलब फेरि पठाउनुपर्छ।`,
    ),
  computeAgain: bilingual('Compute again', 'फेरि गणना गर्नुहोस्'),
  computeAll: bilingual('Compute all of them again', 'सबैको फेरि गणना गर्नुहोस्'),
  computedAgain: bilingual('Computed again', 'फेरि गणना भयो'),
};
