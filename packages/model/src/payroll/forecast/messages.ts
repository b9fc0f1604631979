import { defineMessages } from '../../kit/message.ts';

export const forecastMessages = defineMessages('payroll.forecast', {
  oneRaise: { en: 'Enter a percentage or an amount, one of the two', ne: 'प्रतिशत वा रकममध्ये एउटा राख्नुहोस्' },
  oneModel: {
    en: 'Choose a package or an employee, one of the two',
    ne: 'प्याकेज वा कर्मचारीमध्ये एउटा छान्नुहोस्',
  },
  needsAmount: {
    en: 'Enter the amount that each new hire gets under the heading of the plan',
    ne: 'योजनाको शीर्षकमा हरेक नयाँ कर्मचारीले पाउने रकम राख्नुहोस्',
  },
  needsHeading: {
    en: 'Choose the heading that increments raise and new hires get',
    ne: 'वृद्धि हुने र नयाँ कर्मचारीले पाउने शीर्षक छान्नुहोस्',
  },
  outsidePlan: { en: 'Choose a month of the plan', ne: 'योजनाभित्रको महिना छान्नुहोस्' },
  pastCalendar: {
    en: 'The calendar ends before this plan does. Choose an earlier month or fewer months.',
    ne: 'यो योजना सकिनुअघि नै पात्रो सकिन्छ। अगाडिको महिना वा कम महिना छान्नुहोस्।',
  },
});
