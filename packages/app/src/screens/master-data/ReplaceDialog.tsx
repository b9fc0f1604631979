import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import type { Use } from '@karmik/model/kit/errors';
import { f } from '@karmik/model/kit/fields';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { endpoint, nameOf, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';

interface ReplaceDialogProps {
  readonly entity: Entity;
  readonly record: AnyRecord;
  /** What uses the record. */
  readonly uses: readonly Use[];
  readonly onClose: () => void;
}

/** Says what uses a record that is to go, and asks what takes its place there; both happen together or not at all. */
export function ReplaceDialog({ entity, record, uses, onClose }: ReplaceDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const name = nameOf(entity, record);
  const replacement = f.reference({
    label: words.inItsPlace,
    required: true,
    to: entity.name,
    name_field: nameFieldOf(entity) ?? '',
  });
  const replace = async (input: Readonly<Record<string, unknown>>) => {
    await api.delete(`${endpoint(entity, slug)}${record.id}/`, {
      searchParams: { replacement: String(input['replacement']) },
    });
    await refresh(entity);
  };
  return (
    <DecisionDialog
      title={say(entity.archive ? words.archiveOf(name) : words.deleteOf(name))}
      message={say(words.usedBy(uses.map(({ count, label }) => words.countOf(count, label))))}
      action={{
        label: entity.archive ? words.replaceAndArchive : words.replaceAndDelete,
        tone: entity.archive ? 'caution' : 'critical',
        input: { replacement },
      }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={replace}
      onSuccess={() => {
        snackbar.success(say(entity.archive ? words.archivedNow(name) : words.deleted(name)));
        onClose();
      }}
    />
  );
}
