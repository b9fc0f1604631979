import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { download } from '../../../api/download.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { words as shared } from '../../../screens/words.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

const sheet = bilingual('Export breaks', 'विश्राम निर्यात');

interface Look {
  readonly slug: string;
  readonly params: URLSearchParams;
}

/** The breaks of one person over the period that is shown, as a spreadsheet in the reader's language and calendar. */
function BreakSheet({ slug, params, person }: Look & { readonly person: string }): ReactNode {
  const say = useModelText();
  const { language, calendar } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const fetchSheet = async () => {
    setBusy(true);
    try {
      const path = endpoint(attendanceDay, slug, attendanceEndpoints.breaksOf).replace(
        ':id',
        encodeURIComponent(person),
      );
      const days = [...params].filter(([name, value]) => name.startsWith('day__') && value !== '');
      await download(path, {
        ...Object.fromEntries(days),
        language,
        calendar: calendar === 'BS' ? 'bs' : 'ad',
        sort: 'day',
      });
      snackbar.success(say(shared.downloaded));
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" tone="neutral" isPending={isBusy} onPress={() => void fetchSheet()}>
      {say(sheet)}
    </Button>
  );
}

/** Stands there while the report is narrowed to one person. */
export function BreaksOfPerson(look: Look): ReactNode {
  const person = look.params.get('employee');
  return person !== null && /^\d+$/.test(person) ? <BreakSheet {...look} person={person} /> : null;
}

export function OwnBreaks(look: Look): ReactNode {
  return <BreakSheet {...look} person={String(useSession().info.user.id)} />;
}
