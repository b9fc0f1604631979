import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldsRead } from '@karmik/forms/FieldParts';
import type { SectionRight } from '@karmik/model/hris/file/contracts';
import type { SectionName } from '@karmik/model/hris/file/sections';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { isWritable } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { nameOf } from '../../../screens/records.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useChange } from './use-change.ts';
import { words } from './words.ts';

interface RecordSheetProps {
  readonly personId: number;
  readonly name: SectionName;
  readonly entity: Entity;
  readonly right: SectionRight;
  /** Left out for a new one. */
  readonly record: AnyRecord | undefined;
  readonly warning?: Text | undefined;
  readonly onClose: () => void;
}

/** One sub-record of a file beside its table. */
export function RecordSheet({ personId, name, entity, right, record, warning, onClose }: RecordSheetProps): ReactNode {
  const say = useModelText();
  const { send, showOutcome } = useChange(personId, name);
  const { [entity.personnelFile?.person ?? '']: _person, ...fields } = entity.fields;
  const label = record ? nameOf(entity, record) : say(screenWords.add(say(entity.label)));
  const isProposal = right === 'propose';

  const remove = async (held: AnyRecord) => {
    const verb = say(isProposal ? words.proposeRemoval : words.remove);
    const answer = await confirm({ title: say(screenWords.deleteOf(label)), confirmLabel: verb, isDestructive: true });
    if (!answer) return;
    try {
      await showOutcome(await send({ action: 'delete', record: held.id }));
      onClose();
    } catch (error) {
      reportFailure(error);
    }
  };

  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={label}>
      <Stack gap="lg">
        {warning && <Banner tone="caution">{say(warning)}</Banner>}
        {(right === 'read' || entity.isFinal) && record ? (
          <FieldsRead fields={fields} record={record} columns="1" />
        ) : (
          <Stack gap="lg">
            {isProposal && (
              <Banner tone="info">
                {say(entity.personnelFile?.isConfirmed ? words.confirmedWhy : words.proposedWhy)}
              </Banner>
            )}
            <EntityForm
              entity={{ ...entity, fields }}
              fields={fieldEntries({ fields })
                .filter(([, field]) => isWritable(field))
                .map(([each]) => each)}
              record={record}
              noticeName={null}
              submitLabel={isProposal ? words.send : words.save}
              submit={(values) =>
                send(record ? { action: 'update', record: record.id, values } : { action: 'create', values })
              }
              onSuccess={(answer) => {
                onClose();
                void showOutcome(answer as Awaited<ReturnType<typeof send>>);
              }}
              onUnchanged={onClose}
              onCancel={onClose}
            />
            {record && (
              <Inline justify="start">
                <Button size="sm" variant="ghost" tone="critical" onPress={() => void remove(record)}>
                  {say(isProposal ? words.proposeRemoval : words.remove)}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
