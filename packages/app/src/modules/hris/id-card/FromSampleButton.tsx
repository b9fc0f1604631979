import { EntityForm } from '@karmik/forms/EntityForm';
import { cardDesign, type CardDesign } from '@karmik/model/hris/id-card/design';
import { idCardSample, idCardTemplate } from '@karmik/model/hris/id-card/entities';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const chosen = defineEntity({
  name: 'id_card_template',
  label: idCardTemplate.label,
  fields: {
    sample: f.reference({ label: words.sample, to: 'id_card_sample', name_field: 'title', required: true }),
    title: f.text({ label: words.title, required: true, max: 80 }),
  },
});

/** A new template that begins as a sample. */
export function FromSampleButton({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite(idCardTemplate)) return null;
  const create = async (sample: number, title: string) => {
    const design = await api.get(`${endpoint(idCardSample, slug)}${sample}/`).json<CardDesign>();
    const names = Object.keys(cardDesign) as (keyof CardDesign)[];
    // What others hide is not sent: there it is nothing.
    const look = Object.fromEntries(names.flatMap((name) => (design[name] === null ? [] : [[name, design[name]]])));
    await api.post(endpoint(idCardTemplate, slug), { json: { ...look, title } });
    await refresh(idCardTemplate);
  };
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.fromSample)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.fromSample)}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.fromSampleWhat)}</Text>
          <EntityForm
            entity={chosen}
            submitLabel={words.make}
            submit={({ sample, title }) => create(sample ?? 0, title ?? '')}
            onSuccess={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </Stack>
      </Drawer>
    </>
  );
}
