import { FieldCell, isBlank, useSay } from '@karmik/forms/FieldParts';
import type { Entity } from '@karmik/model/kit/entity';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { InLink } from '../../people/in-link.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { fieldOf, shownOf } from '../records.ts';
import type { LaidColumn } from './listing.ts';

interface RowCellProps {
  readonly entity: Entity;
  readonly column: LaidColumn;
  readonly record: AnyRecord;
  readonly href: string | undefined;
}

/** One value of a row: by its field's kind, or as the screen draws it itself. The first one leads to the record. */
export function RowCell({ entity, column, record, href }: RowCellProps): ReactNode {
  const { Cell, field, blank } = column;
  const say = useSay();
  const content =
    Cell !== undefined ? (
      <Cell record={record} />
    ) : field !== undefined && blank !== undefined && isBlank(record[field]) ? (
      say(blank)
    ) : field !== undefined ? (
      <FieldCell field={fieldOf(entity, field)} value={shownOf(entity, record, field)} />
    ) : null;
  if (href === undefined) return content;
  return (
    <Link href={href} look="quiet">
      <InLink value={true}>{content}</InLink>
    </Link>
  );
}
