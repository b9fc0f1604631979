import { FormsProvider, type FormsSource } from '@karmik/forms/FormsProvider';
import type { OrganizationPlace } from '@karmik/model/organization/place';
import { UiProvider } from '@karmik/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { go } from '../routing/public-navigation.ts';
import { preferences } from '../preferences/preferences.ts';
import { useTexts } from '../texts/texts.ts';

interface PublicProvidersProps {
  /** Where the organization is that the page is of. */
  readonly place: OrganizationPlace;
  /** How files are sent from here; absent: none are taken. */
  readonly uploadFile?: FormsSource['uploadFile'];
  readonly children: ReactNode;
}

/** What a form is in on a page without an account: the reader's language and calendar, and of an organization its place alone. */
export function PublicProviders({ place, uploadFile, children }: PublicProvidersProps): ReactNode {
  const texts = useTexts();
  const { language, calendar } = useSnapshot(preferences);
  const { timezone: timeZone, currency } = place;
  const source = useMemo((): FormsSource => ({ currency, ...(uploadFile && { uploadFile }) }), [currency, uploadFile]);
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
