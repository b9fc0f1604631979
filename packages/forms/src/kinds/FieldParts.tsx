/** Parts of fields, looked up by kind. Lists and details draw these. */
import { shownAs, type Field, type Fields } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Suspense, type ReactNode } from 'react';
import type { FieldFilter } from '../filter/filter-params.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { isBlank } from './is-blank.ts';
import { ComingField } from './ComingField.tsx';
import { kindOf } from './kinds.ts';
import * as styles from './kinds.css.ts';

interface ShownFieldProps {
  field: Field;
  /** What the record's answer holds; nothing is shown as a dash. */
  value: unknown;
}

const dash = '–';

/** A value in details. */
export function FieldRead({ field, value }: ShownFieldProps): ReactNode {
  if (isBlank(value)) return dash;
  const { read: Read } = kindOf(field);
  return (
    <Suspense fallback={<Skeleton />}>
      <Read field={field} value={value} kindOf={kindOf} />
    </Suspense>
  );
}

/** A value in a table, on one line. */
export function FieldCell({ field, value }: ShownFieldProps): ReactNode {
  if (isBlank(value)) return dash;
  const { cell: Cell } = kindOf(field);
  return (
    <Suspense fallback={<Skeleton />}>
      <Cell field={field} value={value} kindOf={kindOf} />
    </Suspense>
  );
}

interface FieldFilterControlProps {
  field: Field;
  value: FieldFilter;
  onChange: (value: FieldFilter) => void;
  /** Of a range only this end. */
  end?: 'from' | 'to';
}

/** The control that narrows a list by a field; nothing for a kind without operators. */
export function FieldFilterControl({ field, value, onChange, end }: FieldFilterControlProps): ReactNode {
  const { say } = useForms();
  const { filter: Filter } = kindOf(field);
  if (!Filter) return null;
  return (
    <Suspense fallback={<ComingField label={say(field.label)} />}>
      <Filter field={field} label={say(field.label)} value={value} onChange={onChange} end={end} />
    </Suspense>
  );
}

interface FieldsReadProps {
  fields: Fields;
  /** Which of them, in order; all when left out. */
  names?: readonly string[];
  record: { readonly [name: string]: unknown };
  columns?: '1' | '2' | '3';
  /** The heading that they are under: a field that is called the same needs no other. */
  under?: Text;
}

/** Several values of a record by name. A field that the record does not bring is one that its reader may not see. */
export function FieldsRead({
  fields,
  names = Object.keys(fields),
  record,
  columns = '2',
  under,
}: FieldsReadProps): ReactNode {
  const { say } = useForms();
  return (
    <DescriptionList
      columns={columns}
      items={names.flatMap((name) => {
        const field = fields[name];
        if (!field || record[name] === undefined) return [];
        return [
          {
            id: name,
            label:
              under !== undefined && say(under) === say(field.label) ? (
                <span className={styles.hidden}>{say(field.label)}</span>
              ) : (
                say(field.label)
              ),
            value: <FieldRead field={field} value={record[name]} />,
            isWide: kindOf(field).isWide ?? false,
          },
        ];
      })}
    />
  );
}

export { isBlank } from './is-blank.ts';

/** Whether a field's column of a table is at the end of its line, as figures do. */
export const isNumericField = (field: Field): boolean =>
  kindOf(field.kind === 'computed' ? shownAs(field) : field).isNumeric ?? false;

/** A text of the model in the reader's language. */
export const useSay = (): ((text: Text) => string) => useForms().say;
