import { EntityForm } from '@karmik/forms/EntityForm';
import type { Entity } from '@karmik/model/kit/entity';
import { Banner } from '@karmik/ui/Banner';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import type { BulkAction } from '../kit/bodies.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { useSlug } from '../providers/use-slug.ts';
import { endpoint, nameOf, refresh } from '../records.ts';
import { words } from '../words.ts';
import { counted, type BulkResult } from './bulk-outcome.tsx';

/** An action on records before it is taken. */
export interface Begun {
  readonly action: BulkAction<AnyRecord>;
  readonly records: readonly AnyRecord[];
  /** How many are chosen with which it cannot be done. */
  readonly left: number;
}

interface ActionDialogProps {
  readonly entity: Entity;
  /** By which the call knows a record. */
  readonly idOf: (record: AnyRecord) => number;
  readonly begun: Begun;
  readonly onDone: (results: readonly BulkResult[]) => void;
  readonly onClose: () => void;
}

/** Shows whom it is about, and asks once for what it needs. */
export function ActionDialog({ entity, idOf, begun, onDone, onClose }: ActionDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { action, records, left } = begun;
  const { asks, path } = action;
  const only = records.length === 1 ? records[0] : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.ofRequest(asks.label, only ? nameOf(entity, only) : say(counted({ entity }, records.length))))}
    >
      <Stack gap="lg">
        {left > 0 && <Banner tone="caution">{say(words.bulkSkipped(left))}</Banner>}
        {!only && (
          <Inline gap="xs">
            {records.map((record) => (
              <Tag key={record.id}>{nameOf(entity, record)}</Tag>
            ))}
          </Inline>
        )}
        <EntityForm
          entity={asks}
          noticeName={null}
          submitLabel={asks.label}
          submit={async (body) => {
            const json = { ...body, ids: records.map((record) => idOf(record)) };
            const call = api.post(endpoint(asks, slug, path), { json });
            const { results } = await call.json<{ readonly results: readonly BulkResult[] }>();
            await refresh(entity);
            onDone(results);
          }}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
