import { aboutEmployee } from '@karmik/model/hris/found-employee';
import { isPageFound } from '@karmik/model/configuration/page-switches';
import { Avatar } from '@karmik/ui/Avatar';
import { Icon } from '@karmik/ui/Icon';
import { CircleCheckIcon, FileTextIcon, LogOutIcon, PlusIcon } from '@karmik/ui/icons';
import type { MenuEntry } from '@karmik/ui/Menu';
import { QuickFind, type QuickFindOption } from '@karmik/ui/QuickFind';
import { use, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { menuGroups } from '../../routing/menu.ts';
import { titleOf } from '../../routing/route.ts';
import { configuration } from '../../configuration/configuration.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { useSettings, useTourEntry, useViews } from '../account-entries.tsx';
import { useEmployeeSearch } from '../employees/use-employee-search.ts';
import type { useOpenEmployee } from '../employees/use-open-employee.tsx';
import { may, signOut, useSession } from '../session.ts';
import { areasInReach, areasInView, mayOpen } from '../view.ts';
import { matching, matchingWords, pagesOf, type FoundPage } from './pages.ts';
import { useRecordSearch } from './use-record-search.ts';
import { recentPages } from './recent-pages.ts';
import { words } from './words.ts';

interface SearchDialogProps {
  readonly onOpenEmployee: ReturnType<typeof useOpenEmployee>['open'];
  readonly onOpenKeys: () => void;
  /** Something was chosen, which may lead to another page. */
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

/** What can be found, with what picking it does. */
interface Found extends QuickFindOption {
  readonly pick: () => void;
}

/** One dialog for everything: pages, those opened lately first, actions, employees, and records by what calls them. */
export function SearchDialog({ onOpenEmployee, onOpenKeys, onChosen, onClose }: SearchDialogProps): ReactNode {
  const say = useModelText();
  const [text, setText] = useState('');
  const pages = usePages();
  const actions = [...useBeginnings(pages), ...useActions(onOpenKeys)];
  const { pathname } = useLocation();
  const { info } = useSession();
  const { found: employees, isLoading } = useEmployeeSearch(text);
  const foundRecords = useRecordSearch(pages, text);
  const navigate = useNavigate();
  const isEmpty = text.trim() === '';
  // People come first: what came before them would have been chosen by the time they are there.
  const records = isLoading ? [] : foundRecords;
  const recent = isEmpty
    ? recentPages(info.user.id).flatMap((path) => pages.find(({ href }) => href === path && href !== pathname) ?? [])
    : [];
  const optionOf = useOptionOf();
  const people = employees.map((employee): Found => ({
    id: `person ${employee.id}`,
    label: employee.full_name,
    description: aboutEmployee(employee),
    icon: <Avatar name={employee.full_name} src={employee.profile_picture} size="sm" isDecorative />,
    pick: () => onOpenEmployee(employee),
  }));
  const actionSection = {
    id: 'actions',
    title: say(words.actions),
    options: matchingWords(actions, text, ({ label }) => label),
  };
  // Who begins to write what an action is called means the action.
  const isAction = !isEmpty && actions.some(({ label }) => label.toLowerCase().startsWith(text.trim().toLowerCase()));
  const sections = [
    { id: 'recent', title: say(words.recent), options: recent.map((page) => optionOf('recent', page)) },
    ...(isAction ? [actionSection] : []),
    { id: 'pages', title: say(words.pages), options: matching(pages, text).map((page) => optionOf('page', page)) },
    { id: 'people', title: say(words.people), options: people },
    ...records.map(({ page, finds, records: some }) => ({
      id: `records ${page.href} ${finds.path}`,
      title: say(finds.title ?? page.route.tab ?? page.route.title),
      options: some.map(({ id, label, about, href }): Found => ({
        id: `record ${page.href} ${finds.path} ${id}`,
        label,
        description: about,
        icon: <Icon of={FileTextIcon} />,
        pick: () => void navigate(href),
      })),
    })),
    ...(isAction ? [] : [actionSection]),
  ];
  return (
    <QuickFind
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={say(words.page)}
      text={text}
      onTextChange={setText}
      sections={sections}
      isLoading={isLoading}
      onPick={(id) => {
        onChosen();
        onClose();
        sections
          .flatMap((section): readonly Found[] => section.options)
          .find((option) => option.id === id)
          ?.pick();
      }}
    />
  );
}

/** What is of the view one is in is first; one's own pages stay within reach. */
function usePages(): FoundPage[] {
  const { adminSlug, info } = useSession();
  const { is_supervisor } = info.supervisor;
  const areas = [
    ...areasInView(adminSlug, is_supervisor),
    ...areasInReach(adminSlug, is_supervisor),
    'shared',
  ] as const;
  const tables = [...new Set(areas)].flatMap((area) => use(loadArea(area)));
  return pagesOf(tables, (route) => mayOpen(route, tables) && isPageFound(route.path, configuration), adminSlug);
}

function useOptionOf(): (kind: string, page: FoundPage) => Found {
  const say = useModelText();
  const texts = useTexts();
  const navigate = useNavigate();
  const { adminSlug } = useSession();
  return (kind, { route, module, href }) => ({
    id: `${kind} ${href}`,
    label: say(route.title),
    description:
      adminSlug && areaOf(route.path) === 'user'
        ? `${say(titleOf(module))} · ${texts.shell.normalUser}`
        : say(titleOf(module)),
    icon: <Icon of={'group' in module ? menuGroups[route.menu?.group ?? module.group].icon : FileTextIcon} />,
    pick: () => void navigate(href),
  });
}

/** What one can begin on the pages in reach, such as a request or a new employee. Audit users begin nothing. */
function useBeginnings(pages: readonly FoundPage[]): Found[] {
  const say = useModelText();
  const navigate = useNavigate();
  const { info } = useSession();
  if (info.user.is_audit_user) return [];
  return pages.flatMap(({ route: { begins }, href }) =>
    begins && (begins.code === undefined || may(begins.code, 'write'))
      ? [
          {
            id: `begin ${href}`,
            label: say(begins.label),
            icon: <Icon of={PlusIcon} />,
            pick: () => void navigate(`${href}?open=new`),
          },
        ]
      : [],
  );
}

/** What the account menu does, by name: views, language, calendar, appearance, the way out. */
function useActions(onOpenKeys: () => void): Found[] {
  const say = useModelText();
  const texts = useTexts();
  const navigate = useNavigate();
  const views = useViews();
  const settings = useSettings();
  const tour = useTourEntry();
  const entries: MenuEntry[] = [
    ...views,
    ...settings.flatMap(({ title, items }) =>
      items
        .filter(({ isSelected }) => isSelected !== true)
        .map((item) => (title === undefined ? item : { ...item, label: `${title}: ${item.label}` })),
    ),
    ...tour,
    { id: 'keys', label: say(words.shortcuts), onAction: onOpenKeys },
    { id: 'sign-out', label: texts.shell.signOut, icon: <Icon of={LogOutIcon} />, onAction: () => void signOut() },
  ];
  return entries.map(({ id, label, icon, href, onAction }) => ({
    id: `action ${id}`,
    label,
    icon: icon ?? <Icon of={CircleCheckIcon} />,
    pick: () => (href === undefined ? onAction?.() : void navigate(href)),
  }));
}
