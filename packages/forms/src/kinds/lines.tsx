import type { Field, Fields, LinesField } from '@karmik/model/kit/fields';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { phrases } from '../text/words.ts';
import { isBlank } from './is-blank.ts';
import * as styles from './kinds.css.ts';
import type { Kind, ShownProps } from './kind.ts';
import { part } from './part.ts';
import { writableOf, writtenFields } from './written.ts';

type Lines = LinesField<Fields>;

const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** As a table; on a phone, where its columns would break their words, each line as a card of names and values. */
function Rows({ field, value, kindOf }: ShownProps<Lines>): ReactNode {
  const { say } = useForms();
  const columns: [string, Field][] = Object.entries(field.item);
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead className={styles.tableHeads}>
          <tr>
            {columns.map(([name, column]) => (
              <th key={name} scope="col" className={cx(styles.tableHead, kindOf(column).isNumeric && styles.figures)}>
                {say(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((row, index) => (
            <tr key={index} className={styles.tableRow}>
              {columns.map(([name, column]) => {
                const { cell: Cell, isNumeric } = kindOf(column);
                const held: unknown = row[name];
                return (
                  <td
                    key={name}
                    className={cx(styles.tableCell, isNumeric && styles.figures)}
                    data-label={say(column.label)}
                    {...(isBlank(held) ? { 'data-blank': '' } : {})}
                  >
                    {isBlank(held) ? '–' : <Cell field={column} value={held} kindOf={kindOf} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Count({ value }: ShownProps<Lines>): ReactNode {
  const { say, language } = useForms();
  return (
    <Text as="span" tone="muted">
      {say(phrases.entries(figures(value.length, language)))}
    </Text>
  );
}

/** The id by which a line that is stored stays the same. */
const idOf = ({ id }: { readonly id?: unknown }) => (typeof id === 'number' ? { id } : {});

export const lines: Kind<Lines> = {
  read: Rows,
  cell: Count,
  edit: part(async () => (await import('./controls/lines-edit.tsx')).LinesEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).PresenceFilter),
  blank: () => [],
  written: (value, field, kindOf) =>
    value.map((row) => ({ ...idOf(row), ...writtenFields(writableOf(field.item), row, kindOf) })),
  showsParts: true,
  isWide: true,
};
