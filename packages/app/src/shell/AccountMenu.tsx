import { Icon } from '@karmik/ui/Icon';
import {
  Building2Icon,
  CalendarDaysIcon,
  GlobeIcon,
  KeyRoundIcon,
  LogOutIcon,
  ShieldCheckIcon,
  UserRoundIcon,
} from '@karmik/ui/icons';
import { Menu, type MenuEntry, type MenuSection } from '@karmik/ui/Menu';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { configuration } from '../configuration/configuration.ts';
import { colorModes, preferences } from '../preferences/preferences.ts';
import { loadTexts, useTexts } from '../texts/texts.ts';
import { AccountButton } from './AccountButton.tsx';
import { signOut, useSession } from './session.ts';
import { viewAsAdmin, viewAsUser } from './view.ts';

/** TOP-7: who one is, in which view, language, calendar and light, and the way out. */
export function AccountMenu(): ReactNode {
  const texts = useTexts();
  const { info, adminSlug } = useSession();
  const views = useViews();
  const settings = useSettings();
  const sections: MenuSection[] = [
    { id: 'view', items: views },
    ...settings,
    {
      id: 'account',
      items: [
        {
          id: 'password',
          label: texts.password.change,
          icon: <Icon of={KeyRoundIcon} />,
          href: adminSlug ? `/admin/${adminSlug}/change-password` : '/user/profile/change-password',
        },
        { id: 'sign-out', label: texts.shell.signOut, icon: <Icon of={LogOutIcon} />, onAction: () => void signOut() },
      ],
    },
  ];
  return (
    <>
      <Menu
        label={texts.shell.accountMenu}
        trigger={<AccountButton />}
        header={
          <>
            <Text weight="semibold">{info.user.full_name}</Text>
            <Text size="sm" tone="muted">
              {info.user.email}
            </Text>
          </>
        }
        sections={sections.filter((section) => section.items.length > 0)}
      />
    </>
  );
}

/** Ways to work as somebody else: HR, normal user, another organisation (AUD-2, AUD-4, TOP-8). */
function useViews(): MenuEntry[] {
  const texts = useTexts();
  const navigate = useNavigate();
  const { info, admin, adminSlug } = useSession();
  const organizations = admin.switchable_organizations;
  const { slug } = info.current_organization;
  const entries: MenuEntry[] = [];
  const ownAdmin = organizations.find((organization) => organization.slug === slug) ?? organizations[0];
  if (!adminSlug && ownAdmin) {
    const label = info.user.is_audit_user ? texts.view.viewAsAuditor : texts.view.viewAsHr;
    entries.push({
      id: 'as-hr',
      label,
      icon: <Icon of={ShieldCheckIcon} />,
      onAction: () => void viewAsAdmin(ownAdmin.slug).then((path) => navigate(path)),
    });
  }
  if (adminSlug && !info.user.is_audit_user)
    entries.push({
      id: 'as-user',
      label: texts.view.viewAsUser,
      icon: <Icon of={UserRoundIcon} />,
      onAction: () => void navigate(viewAsUser()),
    });
  if (organizations.length > 1)
    entries.push({
      id: 'switch',
      label: texts.view.switchOrganization,
      icon: <Icon of={Building2Icon} />,
      href: '/switch-organization',
    });
  return entries;
}

/** Language, calendar and light of this browser; what has two values is changed by one line. */
function useSettings(): MenuSection[] {
  const { settings } = useTexts();
  const { language, calendar, mode } = useSnapshot(preferences);
  const otherLanguage = language === 'en' ? 'ne' : 'en';
  const otherCalendar = calendar === 'AD' ? 'BS' : 'AD';
  const speak = async () => {
    await loadTexts(otherLanguage);
    preferences.language = otherLanguage;
  };
  return [
    {
      id: 'reading',
      items: [
        { id: 'language', label: settings.otherLanguage, icon: <Icon of={GlobeIcon} />, onAction: () => void speak() },
        ...(configuration.runtimeConfig.show_calendar_choice
          ? [
              {
                id: 'calendar',
                label: settings.datesIn(settings.calendars[otherCalendar]),
                icon: <Icon of={CalendarDaysIcon} />,
                onAction: () => {
                  preferences.calendar = otherCalendar;
                },
              },
            ]
          : []),
      ],
    },
    {
      id: 'mode',
      title: settings.mode,
      items: colorModes.map((id) => ({
        id: `mode-${id}`,
        label: settings.modes[id],
        isSelected: mode === id,
        onAction: () => {
          preferences.mode = id;
        },
      })),
    },
  ];
}
