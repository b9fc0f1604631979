import { adToBsText, addMonths } from 'date-bs';
import { bilingual } from '@karmik/model/kit/text';
import { generatePay } from '@karmik/model/payroll/run/generate';
import { operationScreen } from '../../../screens/kit/screens.ts';
import { FestivalEffect } from '../effect/effects.tsx';
import { BeforeGenerating } from './BeforeGenerating.tsx';
import { RunsLink } from './RunsLink.tsx';

/** The last month that is over. */
function lastMonth(today: string): string {
  const { year, month } = addMonths(`${adToBsText(today).slice(0, 7)}-01`, -1);
  return `bs:${year}-${String(month).padStart(2, '0')}`;
}

export default operationScreen(generatePay, {
  description: bilingual(
    'Choose a month and check what each employee is paid. Close its attendance first.',
    'महिना छानेर हरेक कर्मचारीको तलब जाँच्नुहोस्। पहिले त्यसको हाजिरी बन्द गर्नुहोस्।',
  ),
  initial: (today) => ({ month: lastMonth(today), paid_on: today }),
  Above: BeforeGenerating,
  Look: FestivalEffect,
  After: RunsLink,
});
