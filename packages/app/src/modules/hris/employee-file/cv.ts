import { bilingual } from '@karmik/model/kit/text';
import { download } from '../../../api/download.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';

export const downloadCvLabel = bilingual('Download CV', 'वैयक्तिक विवरण डाउनलोड गर्नुहोस्');

/** The curriculum vitae of a profile, in the reader's language and calendar. */
export function downloadCv(slug: string, person: number): void {
  const { language, calendar } = preferences;
  download(`hris/${slug}/people/${person}/cv/`, { language, calendar: calendar === 'BS' ? 'bs' : 'ad' }).catch(
    reportFailure,
  );
}
