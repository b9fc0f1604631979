import { EntityForm } from '@karmik/forms/EntityForm';
import { continuedOfEmployment as names, employment } from '@karmik/model/hris/employment';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Drawer } from '@karmik/ui/Drawer';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { PostNotice } from '../approved-posts/PostNotice.tsx';
import { useChange } from './use-change.ts';
import { words } from './words.ts';

const { employee: _employee, ...fields } = employment.fields;
const more = ['ends_on', 'probation_ends_on', 'confirmed_on', 'letter', 'remarks'] as const;
const titles = {
  changes: bilingual('What changes', 'के बदलिन्छ'),
  changesHow: bilingual('Leave unchanged fields as they are.', 'नबदलिने विवरण यथावत् छोड्नुहोस्।'),
  more: bilingual('Dates and letter', 'मिति र पत्र'),
};

interface EmploymentChangeProps {
  readonly personId: number;
  /** The newest record, which the new one follows. */
  readonly current: EntityRecord<typeof employment>;
  /** Whether HR publishes changes to employees before their day. */
  readonly publishes: boolean;
  readonly onClose: () => void;
}

/** A change of what someone is at work: the current and the new beside each other, the new beginning as the current. */
export function EmploymentChange({ personId, current, publishes, onClose }: EmploymentChangeProps): ReactNode {
  const say = useModelText();
  const { send, showOutcome } = useChange(personId, 'employment');
  const held = Object.fromEntries(names.map((name) => [name, current[name]]));
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.changeEmployment)}>
      <EntityForm
        entity={{ ...employment, fields }}
        initial={held}
        noticeName={null}
        groups={[
          { fields: ['change', 'starts_on'] },
          { title: titles.changes, description: titles.changesHow, fields: names, held },
          { title: titles.more, fields: publishes ? [...more, 'is_published'] : more },
        ]}
        footnote={(body) => <PostNotice body={body} day={body['starts_on']} employee={personId} />}
        submit={(values) => send({ action: 'create', values })}
        onSuccess={(answer) => {
          onClose();
          void showOutcome(answer as Awaited<ReturnType<typeof send>>);
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
