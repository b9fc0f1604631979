import { refusalBody } from '../../api/failure.ts';
import { type Entity, nameFieldOf } from '@karmik/model/kit/entity';
import type { Use } from '@karmik/model/kit/errors';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ArchiveIcon, EllipsisVerticalIcon, PencilIcon, RotateCcwIcon, Trash2Icon } from '@karmik/ui/icons';
import { Menu, type MenuEntry } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { reportFailure } from '../query/report-failure.ts';
import { endpoint, nameOf, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** What a refused removal says of what is in the way. */

/** What uses a record, where that is why it was not removed (ORG-4). */
function usesIn(error: unknown): readonly Use[] | undefined {
  const body = refusalBody(error);
  return typeof body === 'object' && body !== null && 'uses' in body && 'code' in body && body.code === 'in_use'
    ? (body.uses as readonly Use[])
    : undefined;
}

/** Whether others of the entity can be chosen by name, to take the place of one. */
const isReplaceable = (entity: Entity): boolean =>
  entity.fields[nameFieldOf(entity) ?? '']?.kind === 'text' && !entity.personnelFile;

interface RecordMenuProps {
  readonly entity: Entity;
  readonly record: AnyRecord;
  readonly onEdit: (id: string) => void;
}

/** What can be done with a record of a list: change it, and delete, archive or restore it. */
export function RecordMenu({ entity, record, onEdit }: RecordMenuProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const name = nameOf(entity, record);
  const path = `${endpoint(entity, slug)}${record.id}/`;

  const [uses, setUses] = useState<readonly Use[]>();

  // Where nothing could take its place, what uses the record is named in the refusal, which stays until it is read.
  const attempt = async (work: () => Promise<unknown>, done: string, undo?: () => void) => {
    try {
      await work();
      if (undo) snackbar.show({ text: done, action: { label: say(words.undo), onPress: undo } });
      else snackbar.success(done);
      await refresh(entity);
    } catch (error) {
      const found = isReplaceable(entity) ? usesIn(error) : undefined;
      if (found) setUses(found);
      else reportFailure(error);
    }
  };
  const restore = () => void attempt(() => api.post(`${path}restore/`), say(words.restored(name)));
  const remove = async () => {
    const answer = await confirm(
      entity.archive
        ? {
            title: say(words.archiveOf(name)),
            message: say(words.archiveWhy),
            confirmLabel: say(words.archive),
            tone: 'caution',
          }
        : { title: say(words.deleteOf(name)), confirmLabel: say(words.delete), isDestructive: true },
    );
    if (!answer) return;
    if (entity.archive) await attempt(() => api.delete(path), say(words.archivedNow(name)), restore);
    else await attempt(() => api.delete(path), say(words.deleted(name)));
  };

  const isArchived = typeof record['archived_at'] === 'string';
  const items: MenuEntry[] = isArchived
    ? [
        {
          id: 'restore',
          label: say(words.restore),
          icon: <Icon of={RotateCcwIcon} size="sm" />,
          onAction: restore,
        },
      ]
    : [
        {
          id: 'edit',
          label: say(words.edit),
          icon: <Icon of={PencilIcon} size="sm" />,
          onAction: () => onEdit(String(record.id)),
        },
        {
          id: 'remove',
          label: say(entity.archive ? words.archive : words.delete),
          icon: <Icon of={entity.archive ? ArchiveIcon : Trash2Icon} size="sm" />,
          tone: 'critical',
          onAction: () => void remove(),
        },
      ];
  const menu = (
    <Menu
      label={say(words.moreOf(name))}
      items={items}
      placement="bottom end"
      trigger={
        <IconButton
          size="sm"
          variant="ghost"
          tone="neutral"
          label={say(words.moreOf(name))}
          icon={<Icon of={EllipsisVerticalIcon} size="sm" />}
        />
      }
    />
  );
  return (
    <>
      {menu}
      {uses && <ReplaceDialog entity={entity} record={record} uses={uses} onClose={() => setUses(undefined)} />}
    </>
  );
}
