import { defineMessages } from '@karmik/model/kit/message';

/** What is said of effects on pay. */
export const effectMessages = defineMessages('payroll.effect', {
  counts: {
    en: 'Gain: {gain}. Lose: {lose}. No change: {same}.',
    ne: '{gain} जनाको बढ्छ, {lose} जनाको घट्छ, {same} जनाको उस्तै रहन्छ।',
  },
  below: {
    en: '{count} {count, one is, other are} below the minimum wage after it.',
    ne: 'त्यसपछि {count} जनाको तलब न्यूनतम पारिश्रमिकभन्दा कम हुन्छ।',
  },
  problems: {
    en: '{count} cannot be computed.',
    ne: '{count} जनाको गणना हुन सक्दैन।',
  },
  noHeading: { en: 'This heading does not exist', ne: 'यो शीर्षक छैन' },
});
