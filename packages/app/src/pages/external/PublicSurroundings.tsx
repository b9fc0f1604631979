import { FormsProvider, type FormsSource } from '@karmik/forms/FormsProvider';
import { UiProvider } from '@karmik/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { go } from '../../front/front-navigation.ts';
import { formatDate, formatInstant } from '../../preferences/format-dates.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useTexts } from '../../texts/texts.ts';

const timeZone = 'Asia/Kathmandu';
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const nothing = () => Promise.resolve([]);
const noFiles = () => Promise.reject(new Error('a form without an account takes no files'));

interface PublicSurroundingsProps {
  /** How files are sent from here; absent: none are taken. */
  readonly uploadFile?: FormsSource['uploadFile'];
  readonly children: ReactNode;
}

/** What a form stands in on a page without an account: the reader's language and calendar, and nothing of an organisation. */
export function PublicSurroundings({ uploadFile = noFiles, children }: PublicSurroundingsProps): ReactNode {
  const texts = useTexts();
  const { language, calendar } = useSnapshot(preferences);
  const source = useMemo((): FormsSource => {
    const style = { language, calendar };
    return {
      formatDate: (day) => formatDate(day, style),
      formatInstant: (instant) => formatInstant(instant, style),
      moment: () => ({ now: new Date(), today: dayOf.format(new Date()) }),
      timeZone,
      currency: 'NPR',
      loadOptions: nothing,
      loadUsers: nothing,
      uploadFile,
    };
  }, [language, calendar, uploadFile]);
  return (
    <UiProvider
      language={language}
      calendar={calendar === 'BS' ? 'bs' : 'ad'}
      strings={texts.components}
      navigate={(path) => go(path)}
    >
      <FormsProvider source={source}>{children}</FormsProvider>
    </UiProvider>
  );
}
