import { EntityForm } from '@karmik/forms/EntityForm';
import { employeeField } from '@karmik/model/hris/file/kit';
import type { CardDesign } from '@karmik/model/hris/id-card/design';
import { cardSides, type CardPreview } from '@karmik/model/hris/id-card/layout';
import { defineEntity } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Drawer } from '@karmik/ui/Drawer';
import { Heading } from '@karmik/ui/Heading';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { CardFace } from './CardFace.tsx';
import { words } from './words.ts';

type Template = CardDesign & { readonly id: number; readonly title: string };

const chosen = defineEntity({
  name: 'id_card_preview',
  label: bilingual('Preview', 'पूर्वावलोकन'),
  fields: { employee: employeeField },
});

/** What one does with a template of cards besides changing it: look at it, and go to its cards. */
export function TemplateRowActions({ record }: { record: Template }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  const title = say(words.previewOf(record.title));
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={title} onPress={() => setOpen(true)}>
        {say(words.preview)}
      </Button>
      <ButtonLink
        size="sm"
        variant="ghost"
        aria-label={say(words.cardsOf(record.title))}
        href={fillPath('/admin/:slug/hris/id-card/templates/:id/cards', { slug, id: String(record.id) })}
      >
        {say(words.cards)}
      </ButtonLink>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <Preview record={record} />
      </Drawer>
    </>
  );
}

function Preview({ record }: { record: Template }): ReactNode {
  const say = useModelText();
  const [employee, setEmployee] = useState<number>();
  return (
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
      {employee !== undefined && <Shown key={employee} template={record} employee={employee} />}
    </Stack>
  );
}

function Shown({ template, employee }: { template: Template; employee: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const path = `hris/${slug}/id-card-template/${template.id}/preview/`;
  const query = useQuery({
    queryKey: ['id_card_template', 'preview', path, employee],
    queryFn: ({ signal }) => api.get(path, { searchParams: { employee }, signal }).json<CardPreview>(),
    staleTime: 0,
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {(facts) => {
        const sides = cardSides(template, facts);
        const { full_name: name, qr, photo, logo } = facts;
        const shared = { sides, colour: template.colour, name, qr, photo, logo };
        return (
          <Stack gap="lg">
            <Heading level="3">{say(words.front)}</Heading>
            <CardFace label={say(words.front)} boxes={sides.front} {...shared} />
            {sides.back && (
              <>
                <Heading level="3">{say(words.back)}</Heading>
                <CardFace label={say(words.back)} boxes={sides.back} {...shared} />
              </>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
