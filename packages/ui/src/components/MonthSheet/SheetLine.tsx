import { memo, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { CodeMark } from './CodeMark.tsx';
import * as styles from './MonthSheet.css.ts';
import { countOf, type SheetContent, type SheetPerson } from './sheet-types.ts';
import { monthSheetStrings } from './strings.ts';
import { useSheetTexts } from './use-sheet-texts.ts';

interface SheetLineProps extends SheetContent {
  person: SheetPerson;
  row: number;
  /** The column that Tab reaches; undefined where it is on another line. */
  active: number | undefined;
}

/** The days of one person. It is drawn again only when the active cell comes or goes. */
export const SheetLine = memo(function SheetLine({
  person,
  row,
  active,
  days,
  codes,
  totals,
  hrefOf,
  isRestDay,
}: SheetLineProps): ReactNode {
  const strings = useStrings('monthSheet', monthSheetStrings);
  const digits = useDigits();
  const { spoken } = useSheetTexts();
  return (
    <tr>
      <th scope="row" role="rowheader" className={styles.person}>
        <span className={styles.line} title={person.name}>
          {person.name}
        </span>
        {person.note !== undefined && <span className={cx(styles.line, styles.note)}>{person.note}</span>}
      </th>
      {days.map((day, column) => {
        const code = codes.find(({ id }) => id === person.codes[column]);
        const label = strings.cell(person.name, spoken(day), code?.label ?? strings.none);
        const href = code === undefined ? undefined : hrefOf?.(person, day);
        const tabIndex = active === column ? 0 : -1;
        return (
          <td
            key={day}
            role="gridcell"
            data-row={row}
            data-column={column}
            className={cx(styles.entry, isRestDay?.(day) === true && styles.rest)}
            {...(href === undefined ? { tabIndex, 'aria-label': label } : {})}
          >
            {code !== undefined && (
              <CodeMark code={code} link={href === undefined ? undefined : { href, label, tabIndex }} />
            )}
          </td>
        );
      })}
      {codes.map(({ id }) => (
        <td key={id} role="gridcell" className={styles.sum}>
          {digits(countOf(person, id))}
        </td>
      ))}
      {totals.map(({ id, value }) => (
        <td key={id} role="gridcell" className={styles.sum}>
          {value(person)}
        </td>
      ))}
    </tr>
  );
});
