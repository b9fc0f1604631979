import { adToBsText } from 'date-bs';
import { monthSpan } from '@karmik/model/kit/month';
import { bilingual } from '@karmik/model/kit/text';
import { payDayCorrection } from '@karmik/model/payroll/items/day-correction';
import { incrementPay } from '@karmik/model/payroll/setup/increment';
import { masterDataScreen, operationScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { IncrementEffect } from '../effect/effects.tsx';
import { PastChanges } from './PastChanges.tsx';
import { words } from './words.ts';

const raise = operationScreen(incrementPay, {
  description: bilingual(
    'Raise the pay of one employee or of many from a day on. A day in a paid month brings arrears with the next payroll.',
    'एक वा धेरै कर्मचारीको तलब कुनै दिनदेखि बढाउनुहोस्। भुक्तानी भइसकेको महिनाको दिन राखे फरक रकम अर्को तलबसँगै पाइन्छ।',
  ),
  initial: (today) => ({ starts_on: monthSpan(`bs:${adToBsText(today).slice(0, 7)}`).starts_on }),
  Look: IncrementEffect,
});

const past = masterDataScreen(payDayCorrection, {
  description: words.correctionsAbout,
  columns: [{ field: 'employee', minWidth: '14rem' }, 'starts_on', 'ends_on', 'effect', 'reason', 'created_by'],
  filters: ['employee', 'effect', 'starts_on'],
  sort: '-created_at',
  Above: PastChanges,
  empty: bilingual('No days of paid months are corrected.', 'भुक्तानी भएका महिनाका दिन सच्याइएका छैनन्।'),
});

export default tabsScreen({
  tabs: [
    { id: 'raise', label: incrementPay.label, screen: raise },
    { id: 'past', label: words.changes, screen: past },
  ],
});
