import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Tabs } from '@karmik/ui/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { GroupList } from './GroupList.tsx';
import { HolderList } from './HolderList.tsx';
import { words } from './words.ts';

/** What the people of the organisation may do: groups with their codes and members, and person by person (TOP-1, PRM-2, PRM-3). */
export default function PermissionsPage(): ReactNode {
  const say = useModelText();
  const [params, setParams] = useSearchParams();
  const selected = params.get('tab') === 'people' ? 'people' : 'groups';
  return (
    <ScreenPage
      screen={{ description: words.description }}
      actions={
        selected === 'groups' &&
        may('1.00', 'write') && (
          <Button iconStart={<Icon of={PlusIcon} />} onPress={() => setParams({ open: 'new' })}>
            {say(words.add)}
          </Button>
        )
      }
    >
      <Tabs<'groups' | 'people'>
        label={say(words.parts)}
        selectedId={selected}
        onChange={(id) => setParams(id === 'groups' ? {} : { tab: id })}
        items={[
          { id: 'groups', label: say(words.groups), content: <GroupList /> },
          { id: 'people', label: say(words.people), content: <HolderList /> },
        ]}
      />
    </ScreenPage>
  );
}
