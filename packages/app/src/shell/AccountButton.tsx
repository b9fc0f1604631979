import { Avatar } from '@karmik/ui/Avatar';
import { TopBarButton } from '@karmik/ui/TopBar';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { useSession } from './session.ts';

/** What opens the account menu; it stands alone for the moment in which the menu itself is fetched. */
export function AccountButton(): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
  return (
    <TopBarButton label={texts.shell.accountMenu}>
      <Avatar name={info.user.full_name} src={info.user.profile_picture} size="sm" isDecorative />
    </TopBarButton>
  );
}
