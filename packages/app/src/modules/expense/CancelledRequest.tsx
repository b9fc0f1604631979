import { useSay } from '@karmik/forms/FieldParts';
import { expenseCancelRequest } from '@karmik/model/expense/cancel';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';

interface OfCancellation {
  readonly record: EntityRecord<typeof expenseCancelRequest>;
}

const { trip: tripField, advance: advanceField } = expenseCancelRequest.fields;

/** The trip or the advance that a request is to cancel, with which of both it is: a request names one. */
export function CancelledRequest({ record: { trip, advance } }: OfCancellation): ReactNode {
  const say = useSay();
  const cancelled = trip ?? advance;
  return (
    <div>
      <Text as="div" truncate title={cancelled?.name ?? ''}>
        {cancelled?.name}
      </Text>
      <Text as="div" size="xs" tone="muted">
        {say((trip ? tripField : advanceField).label)}
      </Text>
    </div>
  );
}
