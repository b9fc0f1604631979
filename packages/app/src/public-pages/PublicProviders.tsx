import { FormsProvider, type FormsSource } from '@karmik/forms/FormsProvider';
import { ruleClockIn } from '@karmik/model/kit/rule-clock';
import type { OrganizationPlace } from '@karmik/model/organization/place';
import { UiProvider } from '@karmik/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { go } from '../routing/public-navigation.ts';
import { formatDate, formatInstant, formatTime } from '@karmik/model/kit/date-text';
import { preferences } from '../preferences/preferences.ts';
import { useTexts } from '../texts/texts.ts';

const nothing = () => Promise.resolve([]);
const noFiles = () => Promise.reject(new Error('a form without an account takes no files'));

interface PublicProvidersProps {
  /** Where the organization is that the page is of. */
  readonly place: OrganizationPlace;
  /** How files are sent from here; absent: none are taken. */
  readonly uploadFile?: FormsSource['uploadFile'];
  readonly children: ReactNode;
}

/** What a form stands in on a page without an account: the reader's language and calendar, and of an organization its place alone. */
export function PublicProviders({ place, uploadFile = noFiles, children }: PublicProvidersProps): ReactNode {
  const texts = useTexts();
  const { language, calendar } = useSnapshot(preferences);
  const { timezone: timeZone, currency } = place;
  const source = useMemo((): FormsSource => {
    const style = { language, calendar, timeZone };
    return {
      formatDate: (day) => formatDate(day, style),
      formatInstant: (instant) => formatInstant(instant, style),
      formatTime: (instant) => formatTime(instant, style),
      clock: () => ruleClockIn(timeZone),
      timeZone,
      currency,
      loadOptions: nothing,
      loadUsers: nothing,
      uploadFile,
    };
  }, [language, calendar, timeZone, currency, uploadFile]);
  return (
    <UiProvider
      language={language}
      calendar={calendar === 'BS' ? 'bs' : 'ad'}
      timeZone={timeZone}
      strings={texts.components}
      navigate={(path) => go(path)}
    >
      <FormsProvider source={source}>{children}</FormsProvider>
    </UiProvider>
  );
}
