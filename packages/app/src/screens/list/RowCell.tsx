import { FieldCell, isBlank, useSay } from '@karmik/forms/FieldParts';
import { deciderText, type Decision } from '@karmik/model/approval/request';
import type { Entity } from '@karmik/model/kit/entity';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { InLink } from '../../people/in-link.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { fieldOf, shownOf } from '../records.ts';
import { words } from '../words.ts';
import type { LaidColumn } from './listing.ts';

interface RowCellProps {
  readonly entity: Entity;
  readonly column: LaidColumn;
  readonly record: AnyRecord;
  readonly href: string | undefined;
}

/** Who decided a request, which its list says with the status. */
const decisionOf = (entity: Entity, { field, Cell }: LaidColumn, record: AnyRecord): Decision | undefined =>
  entity.lifecycle && Cell === undefined && field === 'status'
    ? ((record as { decision?: Decision | null }).decision ?? undefined)
    : undefined;

/** One value of a row: by its field's kind, or as the screen draws it itself. The first one leads to the record. */
export function RowCell({ entity, column, record, href }: RowCellProps): ReactNode {
  const { Cell, field, isStored, blank } = column;
  const say = useSay();
  const content =
    Cell !== undefined ? (
      <Cell record={record} />
    ) : field !== undefined && blank !== undefined && isBlank(record[field]) ? (
      say(blank)
    ) : field !== undefined ? (
      <FieldCell field={fieldOf(entity, field)} value={isStored ? record[field] : shownOf(entity, record, field)} />
    ) : null;
  const decision = decisionOf(entity, column, record);
  const shown =
    decision === undefined ? (
      content
    ) : (
      <div>
        {content}
        <Text as="div" size="xs" tone="muted">
          {say(words.decidedBy(deciderText(decision)))}
        </Text>
      </div>
    );
  if (href === undefined) return shown;
  return (
    <Link href={href} look="quiet">
      <InLink value={true}>{shown}</InLink>
    </Link>
  );
}
