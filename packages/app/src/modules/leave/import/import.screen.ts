import { bilingual } from '@karmik/model/kit/text';
import { leaveOpeningSheet, leaveSheet } from '@karmik/model/leave/import';
import { importScreen, tabsScreen } from '../../../screens/kit/screens.ts';

export default tabsScreen({
  tabs: [
    {
      id: 'requests',
      label: bilingual('Leave', 'बिदा'),
      screen: importScreen(leaveSheet, {
        description: bilingual(
          'One row per leave. Each is entered as approved, by the rules of its leave type. You see a check before anything is saved.',
          'प्रत्येक बिदाका लागि एक पङ्क्ति। बिदाको प्रकारका नियमअनुसार स्वीकृत भएर राखिन्छ। जाँचको नतिजा नदेखी केही राखिँदैन।',
        ),
      }),
    },
    {
      id: 'openings',
      label: leaveOpeningSheet.plural ?? leaveOpeningSheet.label,
      screen: importScreen(leaveOpeningSheet, {
        description: bilingual(
          'One row per employee and leave type, with the days they have on a date. Rows imported before are skipped.',
          'प्रत्येक कर्मचारी र बिदाको प्रकारका लागि एक पङ्क्ति, कुनै मितिमा कति दिन छ भनेर। पहिल्यै आएको पङ्क्ति फेरि थपिँदैन।',
        ),
      }),
    },
  ],
});
