import type { ThreadFiles } from '@karmik/model/kit/thread';
import { FileField, type FileItem } from '@karmik/ui/FileField';
import { Icon } from '@karmik/ui/Icon';
import { Trash2Icon } from '@karmik/ui/icons';
import { IconButton } from '@karmik/ui/IconButton';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { keyOf, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { formatBytes } from '../../noticeboard/pages/format-bytes.ts';
import type { ThreadOf } from './thread-of.ts';
import { words } from './words.ts';

/** Files attached to a record, and the field to add one where the viewer may. */
export function Files({ entity, path: record, query: searchParams = {} }: ThreadOf): ReactNode {
  const say = useModelText();
  const [sending, setSending] = useState<FileItem>();
  const path = `${record}attachments/`;
  const query = useQuery({
    queryKey: keyOf(entity, path, searchParams),
    queryFn: ({ signal }) => api.get(path, { searchParams, signal }).json<ThreadFiles>(),
  });
  const add = async (file: File) => {
    const item = { id: 'sending', name: file.name, bytes: file.size };
    setSending({ ...item, progress: 0 });
    try {
      const { answer } = upload<{ id: number }>('files/?purpose=record', file, (share) =>
        setSending({ ...item, progress: Math.round(share * 100) }),
      );
      const { id } = await answer;
      await api.post(path, { searchParams, json: { file: id } });
      setSending(undefined);
      await refresh(entity);
    } catch (error) {
      setSending({ ...item, error: failureText(error) });
    }
  };
  const remove = async (id: number) => {
    try {
      await api.delete(`${path}${id}/`, { searchParams });
    } catch (error) {
      reportFailure(error);
    }
    await refresh(entity);
  };
  const isBusy = sending !== undefined && sending.error === undefined;
  return (
    <Stack gap="md">
      <Loaded query={query} waiting={<Skeleton shape="text" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.noFiles)}</Text>
          ) : (
            results.map(({ id, name, size, url, added_by, can_delete }) => (
              <Inline key={id} justify="between" gap="sm">
                <Stack gap="none">
                  <Link href={url} target="_blank">
                    {name}
                  </Link>
                  <Text as="span" size="xs" tone="muted">
                    {`${formatBytes(size)} · ${added_by.full_name}`}
                  </Text>
                </Stack>
                {can_delete && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    tone="neutral"
                    label={say(words.removeFile(name))}
                    icon={<Icon of={Trash2Icon} size="sm" />}
                    onPress={() => void remove(id)}
                  />
                )}
              </Inline>
            ))
          )
        }
      </Loaded>
      {query.data?.can_add === true && (
        <FileField
          label={say(words.addFile)}
          files={sending ? [sending] : []}
          isDisabled={isBusy}
          onAdd={([file]) => {
            if (file) void add(file);
          }}
          {...(isBusy ? {} : { onRemove: () => setSending(undefined) })}
        />
      )}
    </Stack>
  );
}
