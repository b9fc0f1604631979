import { Icon, type IconDrawing } from '@karmik/ui/Icon';
import { EllipsisVerticalIcon, Grid2x2Icon, SettingsIcon, ShieldCheckIcon, SparklesIcon } from '@karmik/ui/icons';
import { Menu, Tooltip } from '@karmik/ui/on-demand';
import { TopBarButton } from '@karmik/ui/TopBar';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, use, useState, type ReactNode, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { loadArea } from '../../routing/areas.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { may, useSession } from '../session.ts';
import { mayOpen } from '../view.ts';
import { extraAppsOf, extraAppsQuery, hiddenAppsQuery, pendingIn, type ExtraApp } from './extra-apps.ts';
import { setupQuery } from './setup.ts';
import { words } from './words.ts';

const phone = window.matchMedia('(max-width: 47.99rem)');
const subscribe = (onChange: () => void): (() => void) => {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone. */
const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);

const WhatsNewDialog = lazy(async () => ({ default: (await import('./WhatsNewDialog.tsx')).WhatsNewDialog }));
const SetupDrawer = lazy(async () => ({ default: (await import('./SetupDrawer.tsx')).SetupDrawer }));
const ExtraAppsDrawer = lazy(async () => ({ default: (await import('./ExtraAppsDrawer.tsx')).ExtraAppsDrawer }));

interface Tool {
  readonly id: 'news' | 'permissions' | 'setup' | 'apps';
  readonly label: string;
  readonly icon: IconDrawing;
  readonly count: number;
  readonly open: () => void;
}

/** Tools of the top bar that a first paint does without, in the order of TOP-1; on a phone they are one menu. */
export default function ShellTools(): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const isPhone = usePhone();
  const { adminSlug, info } = useSession();
  const [opened, setOpened] = useState<Tool['id']>();
  const apps = useApps();
  const tools = useTools(apps, setOpened);
  const waiting = tools.reduce((sum, { count }) => sum + count, 0);
  const close = () => setOpened(undefined);
  return (
    <>
      {isPhone ? (
        <Menu
          label={say(words.more)}
          trigger={
            <TopBarButton label={say(waiting > 0 ? words.moreWaiting(number(waiting)) : words.more)} count={waiting}>
              <Icon of={EllipsisVerticalIcon} size="lg" />
            </TopBarButton>
          }
          items={tools.map(({ id, label, icon, open }) => ({ id, label, icon: <Icon of={icon} />, onAction: open }))}
        />
      ) : (
        tools.map(({ id, label, icon, count, open }) => (
          <Tooltip key={id} text={label} placement="bottom">
            <TopBarButton label={label} count={count} onPress={open}>
              <Icon of={icon} size="lg" />
            </TopBarButton>
          </Tooltip>
        ))
      )}
      <Suspense fallback={null}>
        {opened === 'news' && <WhatsNewDialog onClose={close} />}
        {opened === 'setup' && adminSlug !== undefined && <SetupDrawer slug={adminSlug} onClose={close} />}
        {opened === 'apps' && <ExtraAppsDrawer apps={apps} slug={info.current_organization.slug} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The further applications that this person may open. */
function useApps(): ExtraApp[] {
  const tables = use(loadArea('user'));
  return extraAppsOf(tables.flatMap((table) => table.routes).filter((route) => mayOpen(route, tables)));
}

function useTools(apps: readonly ExtraApp[], onOpen: (id: Tool['id']) => void): Tool[] {
  const say = useModelText();
  const number = useNumbers();
  const navigate = useNavigate();
  const { adminSlug, info } = useSession();
  const { slug } = info.current_organization;
  const hasSetup = adminSlug !== undefined && may('2.01', 'read');
  const setup = useQuery({ ...setupQuery(adminSlug ?? ''), enabled: hasSetup }).data?.pending_count ?? 0;
  const counts = useQuery({ ...extraAppsQuery(slug), enabled: apps.length > 0 }).data;
  const hidden = useQuery({ ...hiddenAppsQuery(slug), enabled: apps.length > 0 }).data?.hidden ?? [];
  const waiting = pendingIn(apps, counts, hidden);
  const tool = (id: Tool['id'], label: string, icon: IconDrawing, count = 0, open = () => onOpen(id)): Tool => ({
    id,
    label,
    icon,
    count,
    open,
  });
  return [
    tool('news', say(words.news), SparklesIcon),
    ...(adminSlug !== undefined && may('1.00', 'read')
      ? [
          tool(
            'permissions',
            say(words.permissions),
            ShieldCheckIcon,
            0,
            () => void navigate(`/admin/${adminSlug}/manage-permission`),
          ),
        ]
      : []),
    ...(hasSetup
      ? [tool('setup', say(setup > 0 ? words.setupWaiting(number(setup)) : words.setup), SettingsIcon, setup)]
      : []),
    ...(apps.length > 0
      ? [tool('apps', say(waiting > 0 ? words.appsWaiting(number(waiting)) : words.apps), Grid2x2Icon, waiting)]
      : []),
  ];
}
