/** Lines of the account menu that the search offers, too. */
import { bilingual } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import {
  Building2Icon,
  CalendarDaysIcon,
  GlobeIcon,
  MapIcon,
  ShieldCheckIcon,
  UserRoundIcon,
  LayoutDashboardIcon,
} from '@karmik/ui/icons';
import type { MenuEntry, MenuSection } from '@karmik/ui/Menu';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { queryClient } from '../api/query-client.ts';
import { configuration, landing } from '../configuration/configuration.ts';
import { colorModes, preferences } from '../preferences/preferences.ts';
import { reportFailure } from '../screens/query/report-failure.ts';
import { loadTexts, useModelText, useTexts } from '../texts/texts.ts';
import { keepLanguage, refreshSession, session, useSession } from './session.ts';
import { viewAsAdmin, viewAsUser, viewChoices } from './view.ts';

const takeTour = bilingual('Take the tour', 'परिचय हेर्नुहोस्');
const centralDashboard = bilingual('Central Dashboard', 'केन्द्रीय ड्यासबोर्ड');

/** Ways to work as someone else: HR, normal user, another organisation (AUD-2, AUD-4, TOP-8). */
export function useViews(): MenuEntry[] {
  const texts = useTexts();
  const say = useModelText();
  const navigate = useNavigate();
  const { info, admin, adminSlug } = useSession();
  const choices = viewChoices({ info, admin, adminSlug });
  const ownAdmin = choices.asAdmin;
  const entries: MenuEntry[] = [];
  if (ownAdmin !== undefined) {
    const label = info.user.is_audit_user ? texts.view.viewAsAuditor : texts.view.viewAsHr;
    entries.push({
      id: 'as-hr',
      label,
      icon: <Icon of={ShieldCheckIcon} />,
      onAction: () => void viewAsAdmin(ownAdmin).then((path) => navigate(path)),
    });
  }
  if (choices.asUser)
    entries.push({
      id: 'as-user',
      label: texts.view.viewAsUser,
      icon: <Icon of={UserRoundIcon} />,
      onAction: () => void navigate(viewAsUser()),
    });
  if (choices.switcher)
    entries.push({
      id: 'switch',
      label: texts.view.switchOrganization,
      icon: <Icon of={Building2Icon} />,
      href: '/switch-organization',
    });
  if (admin.switchable_organizations.length > 0)
    entries.push({
      id: 'central-dashboard',
      label: say(centralDashboard),
      icon: <Icon of={LayoutDashboardIcon} />,
      href: '/common-dashboard',
    });
  return entries;
}

/** The tour of the product, taken again. It begins at home. */
export function useTourEntry(): MenuEntry[] {
  const say = useModelText();
  const navigate = useNavigate();
  const { info } = useSession();
  if (info.user.is_audit_user) return [];
  return [
    {
      id: 'tour',
      label: say(takeTour),
      icon: <Icon of={MapIcon} />,
      onAction: () => {
        session.isTouring = true;
        void navigate(landing());
      },
    },
  ];
}

/** Language, calendar and light of this browser; what has two values is changed by one line. */
export function useSettings(): MenuSection[] {
  const { settings } = useTexts();
  const { language, calendar, mode } = useSnapshot(preferences);
  const otherLanguage = language === 'en' ? 'ne' : 'en';
  const otherCalendar = calendar === 'AD' ? 'BS' : 'AD';
  const speak = async () => {
    await loadTexts(otherLanguage);
    preferences.language = otherLanguage;
    // People are called in the language in which they were asked for.
    await Promise.all([keepLanguage(otherLanguage), refreshSession(), queryClient.invalidateQueries()]).catch(
      reportFailure,
    );
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
