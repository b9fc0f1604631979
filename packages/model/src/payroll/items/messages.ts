import { defineMessages } from '../../kit/message.ts';

export const payItemMessages = defineMessages('payroll.items', {
  monthsTurned: {
    en: 'The last month is before the first one. Choose a later month.',
    ne: 'अन्तिम महिना पहिलो महिनाभन्दा अघि छ। पछिको महिना छान्नुहोस्।',
  },
});
