import { defineMessages } from '@karmik/model/kit/message';

/** What a check of the audit found. */
export const auditMessages = defineMessages('audit', {
  intact: {
    en: 'The log is intact: {events} events under {seals} seals.',
    ne: 'अभिलेख जस्ताको तस्तै छ: {seals} सिलमुनि {events} घटना।',
  },
  faulty: { en: 'Faults found: {faults}, in {seals} seals.', ne: '{seals} सिलमा {faults} त्रुटि भेटिए।' },
});
