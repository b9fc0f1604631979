import { sectionOf } from '@karmik/model/kit/allows';
import { permissionCatalogue, type PermissionCode } from '@karmik/model/kit/permissions';
import type { EffectivePermissions, PermissionSource } from '@karmik/model/permission/group';
import { permissionSections } from '@karmik/model/permission/sections';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './permission.css.ts';
import { effectiveQuery } from './permission-calls.ts';
import { words } from './words.ts';

interface HolderDrawerProps {
  readonly slug: string;
  readonly id: number;
  readonly onClose: () => void;
}

/** What one person may do here: each code, and everything that gives it. */
export function HolderDrawer({ slug, id, onClose }: HolderDrawerProps): ReactNode {
  const say = useModelText();
  const query = useQuery(effectiveQuery(slug, id));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.seeOf(query.data?.user.full_name ?? '…'))}
    >
      <Loaded query={query} waiting={<Skeleton shape="text" count={6} />}>
        {(held) => <Held held={held} />}
      </Loaded>
    </Drawer>
  );
}

function Held({ held: { codes } }: { held: EffectivePermissions }): ReactNode {
  const say = useModelText();
  if (codes.length === 0) return <Text tone="muted">{say(words.holdsNothing)}</Text>;
  return (
    <Stack gap="xl">
      {permissionSections
        .map((section) => ({ section, own: codes.filter(({ code }) => sectionOf(code) === section.number) }))
        .filter(({ own }) => own.length > 0)
        .map(({ section, own }) => (
          <Stack key={section.number} gap="sm">
            <Heading level="3" size="4">
              {say(section.title)}
            </Heading>
            <DescriptionList
              columns="1"
              items={own.map(({ code, from }) => ({
                id: code,
                label: (
                  <>
                    {say(nameOf(code as PermissionCode, section.full, section.read))}
                    <span className={styles.code}>{code}</span>
                  </>
                ),
                value: <Sources from={from} />,
              }))}
            />
          </Stack>
        ))}
    </Stack>
  );
}

const nameOf = (code: PermissionCode, full: string, read: string | undefined) =>
  code === full ? words.full : code === read ? words.readOnly : permissionCatalogue[code];

function Sources({ from }: { from: readonly PermissionSource[] }): ReactNode {
  const say = useModelText();
  return (
    <Inline gap="xs">
      {from.map(({ kind, group }) => (
        <StatusTag key={group?.id ?? kind} tone={kind === 'hr_admin' ? 'info' : 'neutral'}>
          {group?.name ?? say(kind === 'hr_admin' ? words.hrAdmin : words.auditor)}
        </StatusTag>
      ))}
    </Inline>
  );
}
