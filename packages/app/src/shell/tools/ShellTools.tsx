import { Icon } from '@karmik/ui/Icon';
import { ShieldCheckIcon } from '@karmik/ui/icons';
import { Tooltip } from '@karmik/ui/on-demand';
import { TopBarButton } from '@karmik/ui/TopBar';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useModelText } from '../../texts/texts.ts';
import { may, useSession } from '../session.ts';
import { words } from './words.ts';

/** Tools of the top bar that a first paint does without (TOP-1). */
export function ShellTools(): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const { adminSlug } = useSession();
  if (adminSlug === undefined || !may('1.00', 'read')) return null;
  return (
    <Tooltip text={say(words.permissions)} placement="bottom">
      <TopBarButton
        label={say(words.permissions)}
        onPress={() => void navigate(`/admin/${adminSlug}/manage-permission`)}
      >
        <Icon of={ShieldCheckIcon} size="lg" />
      </TopBarButton>
    </Tooltip>
  );
}
