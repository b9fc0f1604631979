import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { dateCalendars, dateOrders, latestYear, type DateForm } from '@karmik/model/spreadsheet/dates';
import { Select } from '@karmik/ui/Select';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { todayThere } from '../../../preferences/place.ts';
import { useModelText, useTexts, useWorkTexts } from '../../../texts/texts.ts';
import * as styles from './import.css.ts';
import type { ColumnMatch } from './imports.ts';

const nothing = '-';
const usualForm: DateForm = { calendar: 'AD', order: 'ymd' };

interface ColumnRowProps {
  readonly match: ColumnMatch;
  readonly samples: readonly string[];
  readonly targets: ImportAnswer['targets'];
  readonly taken: readonly ColumnMatch[];
  readonly onChange: (match: ColumnMatch) => void;
}

/** One column of the file: its heading, some of its cells, and what it holds. */
export function ColumnRow({ match, samples, targets, taken, onChange }: ColumnRowProps): ReactNode {
  const texts = useWorkTexts().imports;
  const modelText = useModelText();
  const heading = match.heading || texts.unnamed(match.column + 1);
  const takenBy = new Map(
    taken
      .filter((other) => other.field !== null && other.column !== match.column)
      .map((other) => [other.field, other.heading]),
  );
  const options = [
    { id: nothing, label: texts.ignore },
    ...targets.map((target) => {
      const other = takenBy.get(target.field);
      const label = modelText(target.label) + (target.required ? ' *' : '');
      return { id: target.field, label, ...(other === undefined ? {} : { description: texts.takenBy(other) }) };
    }),
  ];

  const choose = (field: string) => {
    if (field === nothing) onChange({ ...match, field: null, date_form: null });
    else
      onChange({
        ...match,
        field,
        date_form: targets.find((target) => target.field === field)?.is_date ? (match.date_form ?? usualForm) : null,
      });
  };

  return (
    <li className={match.field === null ? `${styles.column} ${styles.unused}` : styles.column}>
      <div className={styles.columnHead}>
        <Text weight="medium" truncate title={heading}>
          {heading}
        </Text>
        <Text size="sm" tone="muted" truncate title={samples.join(' · ')}>
          {samples.length > 0 ? samples.slice(0, 3).join(' · ') : texts.noSample}
        </Text>
      </div>
      <div className={styles.columnFields}>
        <Select
          label={texts.targetOf(heading)}
          isLabelHidden
          options={options}
          value={match.field ?? nothing}
          onChange={choose}
        />
        {match.date_form && (
          <DateFormFields
            heading={heading}
            field={match.field}
            form={match.date_form}
            onChange={(date_form) => onChange({ ...match, date_form })}
          />
        )}
      </div>
    </li>
  );
}

/** How a column of dates is written. */
function DateFormFields({
  heading,
  field,
  form,
  onChange,
}: {
  heading: string;
  field: string | null;
  form: DateForm;
  onChange: (form: DateForm) => void;
}): ReactNode {
  const texts = useTexts();
  const work = useWorkTexts();
  const latest = latestYear(field ?? '', todayThere());
  return (
    <div className={styles.dateForm}>
      <Select
        label={work.imports.calendarOf(heading)}
        isLabelHidden
        options={dateCalendars.map((id) => ({
          id,
          label: id === 'mixed' ? work.imports.bothCalendars : texts.settings.calendars[id],
        }))}
        value={form.calendar}
        onChange={(calendar) => onChange({ ...form, calendar })}
      />
      <Select
        label={work.imports.orderOf(heading)}
        isLabelHidden
        options={dateOrders.map((id) => ({ id, label: work.imports.orders[id] }))}
        value={form.order}
        placeholder={work.imports.chooseOrder}
        description={work.imports.twoDigitYears(latest - 99, latest)}
        errorMessage={form.order === null ? work.imports.orderUnsaid : undefined}
        onChange={(order) => onChange({ ...form, order })}
      />
    </div>
  );
}
