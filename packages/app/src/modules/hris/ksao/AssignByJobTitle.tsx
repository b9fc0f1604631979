import { EntityForm } from '@karmik/forms/EntityForm';
import { assignByJobTitle, ksaoAssignment } from '@karmik/model/hris/file/ksao';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  byTitle: bilingual('By job title', 'पदअनुसार'),
  what: bilingual(
    'Assigns missing job requirements to everyone with this job title. Nothing is removed.',
    'यो पदका सबैलाई पदका लागि चाहिने छुटेका कुरा तोकिन्छ। केही हटाइँदैन।',
  ),
  assign: bilingual('Assign', 'तोक्नुहोस्'),
  nothing: bilingual('Nothing to assign.', 'तोक्नुपर्ने केही छैन।'),
  assigned: (count: string) => bilingual(`${count} assigned.`, `${count} वटा तोकियो।`),
} as const;

/** Assigns to everyone of a job what the job asks for. */
export function AssignByJobTitle({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite(ksaoAssignment)) return null;
  const assign = async (title: number) => {
    const { assigned } = await api
      .post(`${endpoint(ksaoAssignment, slug)}by-job-title/`, { json: { job_title: title } })
      .json<{ assigned: number }>();
    snackbar.success(say(assigned === 0 ? words.nothing : words.assigned(number(assigned))));
    await refresh(ksaoAssignment);
  };
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.byTitle)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.byTitle)}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.what)}</Text>
          <EntityForm
            entity={assignByJobTitle}
            noticeName={null}
            submitLabel={words.assign}
            submit={({ job_title: title }) => assign(title ?? 0)}
            onSuccess={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </Stack>
      </Drawer>
    </>
  );
}
