import { FieldCell } from '@karmik/forms/FieldParts';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { StaleBody } from '@karmik/model/kit/errors';
import { isWritable } from '@karmik/model/kit/fields';
import { Banner } from '@karmik/ui/Banner';
import { Compare } from '@karmik/ui/Compare';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { words } from '../words.ts';

interface ChangedSinceReadProps {
  readonly entity: Entity;
  /** The record as the viewer read it. */
  readonly before: AnyRecord;
  readonly stale: StaleBody;
}

/** What changed in a request between its reading and the decision that was refused: each field as it was read and as it is now. */
export function ChangedSinceRead({ entity, before, stale }: ChangedSinceReadProps): ReactNode {
  const say = useModelText();
  const { by, current } = stale;
  const changed = fieldEntries(entity).filter(
    ([name, field]) =>
      name in current &&
      (isWritable(field) || stale.differs.includes(name)) &&
      JSON.stringify(before[name]) !== JSON.stringify(current[name]),
  );
  return (
    <Banner tone="caution" title={say(by ? words.changedSinceReadBy(by.full_name) : words.changedSinceRead)}>
      <Compare
        label={say(words.changedSinceRead)}
        rows={changed.map(([name, field]) => ({
          id: name,
          label: say(field.label),
          before: <FieldCell field={field} value={before[name]} />,
          after: <FieldCell field={field} value={current[name]} />,
        }))}
      />
      <Text>{say(words.decideAgain)}</Text>
    </Banner>
  );
}
