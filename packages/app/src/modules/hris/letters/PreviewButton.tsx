import { EntityForm } from '@karmik/forms/EntityForm';
import { employeeField } from '@karmik/model/hris/file/kit';
import type { LetterPreview } from '@karmik/model/hris/letters/letter';
import { defineEntity } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { FilledLetter } from './FilledLetter.tsx';
import { words } from './words.ts';

const chosen = defineEntity({
  name: 'letter_preview',
  label: bilingual('Preview', 'पूर्वावलोकन'),
  fields: { employee: employeeField },
});

/** Opens a template with the facts of a real employee in it. */
export function PreviewButton({ record }: { record: { readonly id: number; readonly title: string } }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const [employee, setEmployee] = useState<number>();
  const title = say(words.previewOf(record.title));
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={title} onPress={() => setOpen(true)}>
        {say(words.preview)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.previewWhat)}</Text>
          <EntityForm
            entity={chosen}
            noticeName={null}
            submitLabel={words.show}
            submit={({ employee: id }) => {
              setEmployee(id);
              return Promise.resolve();
            }}
          />
          {employee !== undefined && <Shown key={employee} template={record.id} employee={employee} />}
        </Stack>
      </Drawer>
    </>
  );
}

function Shown({ template, employee }: { template: number; employee: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isFetching, setFetching] = useState(false);
  const path = `hris/${slug}/letter-template/${template}/preview/`;
  const query = useQuery({
    queryKey: ['letter_template', 'preview', path, employee],
    queryFn: ({ signal }) => api.get(path, { searchParams: { employee }, signal }).json<LetterPreview>(),
    staleTime: 0,
  });
  const fetchPdf = async () => {
    setFetching(true);
    try {
      await download(`${path}pdf/`, { employee: String(employee) });
    } catch (error) {
      reportFailure(error);
    } finally {
      setFetching(false);
    }
  };
  return (
    <Loaded query={query} waiting={<Skeleton shape="text" count={6} />}>
      {(letter) => (
        <Stack gap="lg">
          <FilledLetter letter={letter} />
          <Button
            variant="outline"
            iconStart={<Icon of={DownloadIcon} size="sm" />}
            isPending={isFetching}
            onPress={() => void fetchPdf()}
          >
            {say(words.pdf)}
          </Button>
        </Stack>
      )}
    </Loaded>
  );
}
