import { counted } from '@karmik/model/kit/plural';
import { photoArchiveLimits, photoFileStates, type PhotoArchive as Archive } from '@karmik/model/hris/photo';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Checkbox } from '@karmik/ui/Checkbox';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { FileField, type FileItem } from '@karmik/ui/FileField';
import { Icon } from '@karmik/ui/Icon';
import { UploadIcon } from '@karmik/ui/icons';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { upload } from '../../../api/upload.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { LoadError } from '../../../screens/query/LoadError.tsx';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  open: bilingual('Import photos', 'फोटो आयात'),
  help: bilingual(
    'Include the employee code in each file name, such as HIM-012.jpg.',
    'हरेक फाइलको नाममा कर्मचारी कोड राख्नुहोस्, जस्तै HIM-012.jpg।',
  ),
  archive: bilingual('ZIP archive of photos', 'फोटोको ZIP फाइल'),
  limits: (files: string, bytes: string) =>
    bilingual(
      `JPEG, PNG or WebP. At most ${counted(files, 'file')}, ${bytes} MB`,
      `JPEG, PNG वा WebP। बढीमा ${files} फाइल, ${bytes} एमबी`,
    ),
  replace: bilingual('Replace existing photos', 'पहिल्यै भएका फोटो फेर्नुहोस्'),
  rejected: bilingual('Choose a ZIP archive within the size limit.', 'आकारको सीमाभित्रको ZIP सङ्ग्रह छान्नुहोस्।'),
  working: bilingual('Importing photos', 'फोटो आयात हुँदै'),
  progress: (done: string, total: string) => bilingual(`${done} of ${total}`, `${total} मध्ये ${done}`),
  leave: bilingual('You can close this; processing continues.', 'यो बन्द गरे पनि काम चलिरहन्छ।'),
  results: bilingual('Files', 'फाइलहरू'),
  file: bilingual('File', 'फाइल'),
  employee: bilingual('Employee', 'कर्मचारी'),
  result: bilingual('Result', 'नतिजा'),
  another: bilingual('Import another archive', 'अर्को ZIP फाइल आयात गर्नुहोस्'),
} as const;

const path = (slug: string) => `hris/${slug}/employees/photos/`;
const pollEvery = 700;

const archiveQuery = (slug: string, id: number | undefined) =>
  queryOptions({
    queryKey: ['photo-archive', slug, id],
    queryFn: ({ signal }) => api.get(`${path(slug)}${id}/`, { signal }).json<Archive>(),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data && !data.is_working ? false : pollEvery),
    staleTime: 0,
  });

/** Photos of many people at once: an archive whose file names hold employee codes, and what came of each file. */
export function PhotoArchive({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const [id, setId] = useState<number>();
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={UploadIcon} size="sm" />}
        onPress={() => setOpen(true)}
      >
        {say(words.open)}
      </Button>
      <Drawer isOpen={isOpen} size="lg" onOpenChange={setOpen} title={say(words.open)}>
        {id === undefined ? (
          <ChooseArchive slug={slug} onSent={setId} />
        ) : (
          <ArchiveResults slug={slug} id={id} onRestart={() => setId(undefined)} />
        )}
      </Drawer>
    </>
  );
}

function ChooseArchive({ slug, onSent }: { slug: string; onSent: (id: number) => void }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const client = useQueryClient();
  const [replaces, setReplaces] = useState(false);
  const [item, setItem] = useState<FileItem>();
  const [problem, setProblem] = useState<string>();
  const cancel = useRef<() => void>(undefined);
  const send = ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    const shown = { id: 'file', name: file.name, bytes: file.size };
    setItem({ ...shown, progress: 0 });
    const sending = upload<Archive>(`${path(slug)}?replace=${replaces}`, file, (share) =>
      setItem({ ...shown, progress: Math.round(share * 100) }),
    );
    cancel.current = sending.cancel;
    sending.answer.then(
      (archive) => {
        client.setQueryData(archiveQuery(slug, archive.id).queryKey, archive);
        onSent(archive.id);
      },
      (error: unknown) => {
        setItem(undefined);
        if (!(error instanceof DOMException)) setProblem(failureText(error));
      },
    );
  };
  return (
    <Stack gap="lg">
      <Text tone="muted">{say(words.help)}</Text>
      <Checkbox isSelected={replaces} onChange={setReplaces} isDisabled={item !== undefined}>
        {say(words.replace)}
      </Checkbox>
      <FileField
        label={say(words.archive)}
        description={say(words.limits(number(photoArchiveLimits.files), number(photoArchiveLimits.bytes / 1024 ** 2)))}
        accept={['.zip', 'application/zip', 'application/x-zip-compressed']}
        maxBytes={photoArchiveLimits.bytes}
        files={item ? [item] : []}
        errorMessage={problem}
        onAdd={send}
        onReject={() => setProblem(say(words.rejected))}
        onRemove={() => {
          cancel.current?.();
          setItem(undefined);
        }}
        isDisabled={item !== undefined}
      />
    </Stack>
  );
}

function ArchiveResults({ slug, id, onRestart }: { slug: string; id: number; onRestart: () => void }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { data, error, isFetching, refetch } = useQuery(archiveQuery(slug, id));
  if (error && !data)
    return <LoadError failure={toFailure(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data || data.is_working)
    return (
      <Stack gap="sm">
        <ProgressBar
          label={say(words.working)}
          isLabelHidden={false}
          maxValue={data?.progress.total || 1}
          valueLabel={say(words.progress(number(data?.progress.done ?? 0), number(data?.progress.total ?? 0)))}
          {...(data?.progress.total ? { value: data.progress.done } : {})}
        />
        <Text size="sm" tone="muted">
          {say(words.leave)}
        </Text>
      </Stack>
    );
  const isWhole = data.results.every(({ state }) => state === 'stored');
  return (
    <Stack gap="lg">
      {data.message && <Banner tone={isWhole ? 'positive' : 'caution'}>{say(data.message)}</Banner>}
      <DataTable
        label={say(words.results)}
        columns={[
          { id: 'file', header: say(words.file), cell: ({ file }) => file, minWidth: '12rem' },
          {
            id: 'employee',
            header: say(words.employee),
            cell: ({ employee }) => (employee ? <PersonChip person={employee} size="sm" /> : '–'),
            minWidth: '12rem',
          },
          {
            id: 'result',
            header: say(words.result),
            cell: ({ state, problem }) => (
              <Stack gap="xxs">
                <StatusTag tone={state === 'stored' ? 'positive' : state === 'there' ? 'neutral' : 'critical'}>
                  {say(photoFileStates[state])}
                </StatusTag>
                {problem && (
                  <Text size="sm" tone="critical">
                    {say(problem)}
                  </Text>
                )}
              </Stack>
            ),
            minWidth: '12rem',
          },
        ]}
        rows={data.results}
        rowId={({ file }) => file}
        rowName={({ file }) => file}
      />
      <div>
        <Button variant="outline" tone="neutral" onPress={onRestart}>
          {say(words.another)}
        </Button>
      </div>
    </Stack>
  );
}
