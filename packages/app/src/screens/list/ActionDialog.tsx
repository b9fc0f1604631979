import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import type { Entity } from '@karmik/model/kit/entity';
import { listed } from '@karmik/model/kit/message';
import { Banner } from '@karmik/ui/Banner';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { Fragment, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { BulkAction } from '../kit/bodies.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { useSlug } from '../providers/use-slug.ts';
import { endpoint, fieldOf, nameOf, refresh } from '../records.ts';
import { words } from '../words.ts';
import { counted, type BulkResult } from './bulk-outcome.tsx';
import { callBulk } from './call-bulk.ts';

/** Records that a dialog names; further ones are counted. */
const mostNamed = 20;

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
  const [done, setDone] = useState(0);
  const named = records.slice(0, mostNamed);
  const { asks, path } = action;
  // A page of one record may know less of it than a list.
  const shows = action.shows?.every((name) => name in entity.fields) ? action.shows : undefined;
  const only = records.length === 1 ? records[0] : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.ofRequest(asks.label, only ? nameOf(entity, only) : say(counted({ entity }, records.length))))}
    >
      <Stack gap="lg">
        {left > 0 && <Banner tone="caution">{say(words.bulkSkipped(left))}</Banner>}
        {shows && (
          <Stack gap="xs">
            <Text size="sm" tone="muted">
              {say(words.currentOf(listed(shows.map((name) => fieldOf(entity, name).label))))}
            </Text>
            <DescriptionList
              items={named.map((record) => ({
                id: String(record.id),
                label: nameOf(entity, record),
                value: <Held entity={entity} record={record} names={shows} />,
              }))}
            />
          </Stack>
        )}
        {!only && !shows && (
          <Inline gap="xs">
            {named.map((record) => (
              <Tag key={record.id}>{nameOf(entity, record)}</Tag>
            ))}
          </Inline>
        )}
        {(shows || !only) && records.length > named.length && (
          <Text size="sm" tone="muted">
            {say(words.andMore(records.length - named.length))}
          </Text>
        )}
        {done > 0 && (
          <ProgressBar label={say(words.bulkProgress(done, records.length))} value={done} maxValue={records.length} />
        )}
        <EntityForm
          entity={asks}
          noticeName={null}
          submitLabel={asks.label}
          submit={async (body) => {
            const results = await callBulk(endpoint(asks, slug, path), records.map(idOf), { json: body }, setDone);
            await refresh(entity);
            onDone(results);
          }}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}

interface HeldProps {
  readonly entity: Entity;
  readonly record: AnyRecord;
  readonly names: readonly string[];
}

/** What a record holds in some of its fields, on one line. */
const Held = ({ entity, record, names }: HeldProps): ReactNode =>
  names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ' · '}
      <FieldCell field={fieldOf(entity, name)} value={record[name]} />
    </Fragment>
  ));
