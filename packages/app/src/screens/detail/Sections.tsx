import { FieldsRead } from '@karmik/forms/FieldParts';
import type { Entity } from '@karmik/model/kit/entity';
import type { Field, Fields, UserRef } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { RequestTimeline, type TimelineAction } from '@karmik/ui/RequestTimeline';
import { Text as Words } from '@karmik/ui/Text';
import { Suspense, type ReactNode } from 'react';
import { useDates } from '../../preferences/dates.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, AnySection } from '../kit/screens.ts';
import { plainText, shownOf } from '../records.ts';
import { words } from '../words.ts';
import { actionWord } from './action-word.ts';
import { existingFields } from './existing-fields.ts';

interface SectionsProps {
  readonly entity: Entity;
  readonly record: AnyRecord;
  readonly sections: readonly AnySection[];
  /** Fields without a value are left out. */
  readonly filledAlone?: boolean;
}

/** The parts of a record's page. */
export function Sections({ entity, record, sections, filledAlone = false }: SectionsProps): ReactNode {
  const say = useModelText();
  return sections.map((section, index) => {
    const fields = section.kind === 'fields' ? existingFields(entity, record, section.fields, filledAlone) : undefined;
    // A heading alone says nothing.
    if (fields && filledAlone && Object.keys(fields).length === 0) return null;
    return section.kind === 'own' && section.isBare ? (
      <Suspense key={index} fallback={null}>
        <section.Section record={record} />
      </Suspense>
    ) : (
      <Card key={index} title={section.title && say(section.title)}>
        <Suspense fallback={null}>
          {section.kind === 'own' ? (
            <section.Section record={record} />
          ) : section.kind === 'fields' ? (
            <FieldsRead
              fields={fields ?? {}}
              record={shownRecord(entity, record, fields ?? {})}
              {...(section.title && { under: section.title })}
            />
          ) : (
            <TimelineOf entity={entity} record={record} section={section} />
          )}
        </Suspense>
      </Card>
    );
  });
}

/** The values in the language of the reader, as lists show them. */
const shownRecord = (entity: Entity, record: AnyRecord, fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, shownOf(entity, record, name)]));

type Timeline = Extract<AnySection, { kind: 'timeline' }>;

/** Entries of a list of the record, oldest first. */
function TimelineOf({ entity, record, section }: OneSectionProps & { section: Timeline }): ReactNode {
  const say = useModelText();
  const list = entity.fields[section.field];
  const action = list?.kind === 'lines' ? (list.item as Fields)[section.action] : undefined;
  const entries = (record[section.field] as readonly Record<string, unknown>[] | undefined) ?? [];
  return (
    <History
      label={say(section.title)}
      entries={entries.map((entry, index) => ({
        id: index,
        action: labelOf(action, plainText(entry[section.action])),
        by: entry[section.by] as UserRef,
        at: plainText(entry[section.at]),
        remark: section.remark === undefined ? '' : plainText(entry[section.remark]),
      }))}
    />
  );
}

type OneSectionProps = Omit<SectionsProps, 'sections' | 'filledAlone'>;

function labelOf(field: Field | undefined, value: string): Text {
  const known =
    field?.kind === 'choice'
      ? (field.choices as Record<string, Text>)[value]
      : field?.kind === 'status'
        ? (field.states as Record<string, { label: Text }>)[value]?.label
        : undefined;
  return known ?? actionWord(value).label;
}

export interface HistoryEntry {
  readonly id: number;
  readonly action: Text;
  readonly kind?: TimelineAction;
  /** Null where no one did it, but a day or the time. */
  readonly by: UserRef | null;
  /** The person who was asked and for whom `by` stood in. */
  readonly actingFor?: UserRef | null;
  readonly at: string;
  readonly remark: string;
}

/** Who did what, when, and what they said. */
export function History({ label, entries }: { label: string; entries: readonly HistoryEntry[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  if (entries.length === 0) return <Words tone="muted">{say(words.nothingYet)}</Words>;
  return (
    <RequestTimeline
      label={label}
      entries={entries.map(({ id, action, kind, by, actingFor, at, remark }) => ({
        id: String(id),
        label: say(action),
        ...(kind === undefined ? {} : { action: kind }),
        actor:
          by === null ? (
            say(words.system)
          ) : actingFor ? (
            <Inline gap="xs">
              <PersonChip person={by} />
              <Words tone="muted">{say(words.actingFor)}</Words>
              <PersonChip person={actingFor} />
            </Inline>
          ) : (
            <PersonChip person={by} />
          ),
        time: dates.instant(at),
        dateTime: at,
        ...(remark ? { remark } : {}),
      }))}
    />
  );
}
