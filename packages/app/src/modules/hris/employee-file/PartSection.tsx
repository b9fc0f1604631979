import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldsRead } from '@karmik/forms/FieldParts';
import { fieldsOfSection, sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { rightOf } from './file-entity.ts';
import { useChange } from './use-change.ts';
import { words } from './words.ts';

interface PartSectionProps {
  readonly file: AnyRecord;
  readonly name: SectionName;
}

/** A part of the employee's own record: its values, and the form in which they are changed. */
export function PartSection({ file, name }: PartSectionProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  const right = rightOf(file, name);
  const query = useQuery({
    queryKey: ['employee_part', file.id, name],
    queryFn: ({ signal }) =>
      api.get(`hris/${slug}/people/${file.id}/part/`, { searchParams: { section: name }, signal }).json<AnyRecord>(),
    enabled: right !== undefined,
  });
  if (right === undefined) return null;
  const { title } = sectionOf(name);
  return (
    <Card
      title={say(title)}
      actions={
        right !== 'read' && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            isDisabled={query.data === undefined}
            aria-label={`${say(right === 'write' ? words.edit : words.propose)}: ${say(title)}`}
            onPress={() => setOpen(true)}
          >
            {say(right === 'write' ? words.edit : words.propose)}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(part) => (
          <>
            <FieldsRead fields={fieldsOfSection(name)} record={part} />
            {isOpen && right !== 'read' && (
              <PartForm personId={file.id} name={name} part={part} right={right} onClose={() => setOpen(false)} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface PartFormProps {
  readonly personId: number;
  readonly name: SectionName;
  readonly part: AnyRecord;
  readonly right: 'propose' | 'write';
  readonly onClose: () => void;
}

function PartForm({ personId, name, part, right, onClose }: PartFormProps): ReactNode {
  const say = useModelText();
  const { send, showOutcome } = useChange(personId, name);
  const section = sectionOf(name);
  const fields = fieldsOfSection(name);
  const confirmed = section.kind === 'part' ? section.confirmed : [];
  const names = confirmed.map((each) => say(fields[each]?.label ?? section.title)).join(', ');
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say(section.title)}>
      <Stack gap="lg">
        {right === 'propose' ? (
          <Banner tone="info">{say(words.proposedWhy)}</Banner>
        ) : (
          confirmed.length > 0 && <Banner tone="info">{say(words.confirmedFields(names))}</Banner>
        )}
        <EntityForm
          entity={{ label: section.title, fields }}
          record={part}
          noticeName={null}
          submitLabel={right === 'write' ? words.save : words.send}
          submit={(values) => send({ action: 'update', values })}
          onSuccess={(answer) => {
            onClose();
            void showOutcome(answer as Awaited<ReturnType<typeof send>>);
          }}
          onUnchanged={onClose}
          onCancel={onClose}
        />
      </Stack>
    </Drawer>
  );
}
