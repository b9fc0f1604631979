import { bilingual } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import { CameraIcon, CircleHelpIcon, InfoIcon, KeyRoundIcon, LogOutIcon } from '@karmik/ui/icons';
import { Menu, type MenuSection } from '@karmik/ui/Menu';
import { Text } from '@karmik/ui/Text';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useModelText, useTexts } from '../texts/texts.ts';
import { useSettings, useTourEntry, useViews } from './account-entries.tsx';
import { AccountButton } from './AccountButton.tsx';
import { signOut, useSession } from './session.ts';

const ApplicationInformation = lazy(async () => ({
  default: (await import('./ApplicationInformation.tsx')).ApplicationInformation,
}));

const PhotoDialog = lazy(async () => ({ default: (await import('../people/photo/PhotoDialog.tsx')).PhotoDialog }));

const words = {
  photo: bilingual('My photo', 'मेरो फोटो'),
  help: bilingual('Help', 'मद्दत'),
  information: bilingual('Application Information', 'एप्लिकेसनको जानकारी'),
};

/** TOP-7: who one is, in which view, language, calendar and light, and the way out. */
export default function AccountMenu(): ReactNode {
  const texts = useTexts();
  const { info, adminSlug } = useSession();
  const views = useViews();
  const settings = useSettings();
  const tour = useTourEntry();
  const say = useModelText();
  const [isInformed, setInformed] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const sections: MenuSection[] = [
    { id: 'view', items: views },
    ...settings,
    {
      id: 'account',
      items: [
        ...(info.user.is_audit_user
          ? []
          : [
              {
                id: 'photo',
                label: say(words.photo),
                icon: <Icon of={CameraIcon} />,
                onAction: () => setShowing(true),
              },
            ]),
        {
          id: 'password',
          label: texts.changePassword,
          icon: <Icon of={KeyRoundIcon} />,
          href: adminSlug ? `/admin/${adminSlug}/change-password` : '/user/profile/change-password',
        },
        { id: 'help', label: say(words.help), icon: <Icon of={CircleHelpIcon} />, href: '/karmik/help' },
        ...tour,
        ...(info.user.is_audit_user
          ? []
          : [
              {
                id: 'information',
                label: say(words.information),
                icon: <Icon of={InfoIcon} />,
                onAction: () => setInformed(true),
              },
            ]),
      ],
    },
    {
      id: 'leave',
      isKept: true,
      items: [
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
      {isShowing && (
        <Suspense fallback={null}>
          <PhotoDialog person={info.user} isOwn path="users/me/photo/" onClose={() => setShowing(false)} />
        </Suspense>
      )}
      {isInformed && (
        <Suspense fallback={null}>
          <ApplicationInformation onClose={() => setInformed(false)} />
        </Suspense>
      )}
    </>
  );
}
