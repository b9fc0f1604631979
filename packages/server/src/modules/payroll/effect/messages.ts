import { defineMessages } from '@karmik/model/kit/message';

/** What is said of effects on pay. */
export const effectMessages = defineMessages('payroll.effect', {
  counts: {
    en: '{gain} {gain, one gains, other gain}, {lose} {lose, one loses, other lose}, {same} {same, one does, other do} not change.',
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
  noVersion: {
    en: 'This package version does not exist',
    ne: 'यो प्याकेज संस्करण छैन',
  },
  noHeading: { en: 'This heading does not exist', ne: 'यो शीर्षक छैन' },
});
