import { cellName, fullName } from '@karmik/model/spreadsheet/columns';
import type { ImportAnswer, ImportRow } from '@karmik/model/spreadsheet/contracts';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { formatDate } from '@karmik/model/kit/date-text';
import { useModelText, useWorkTexts } from '../../../texts/texts.ts';
import * as styles from './import.css.ts';

const nameParts: ReadonlySet<string> = new Set(['first_name', 'middle_name', 'last_name']);

type Cell = ImportRow['cells'][number];

interface RowDetailsProps {
  readonly row: ImportRow;
  readonly answer: ImportAnswer;
  /** Cells that are understood as they are written too. */
  readonly isWhole: boolean;
}

/** The cells of a row as they are written and as they are understood, and each problem at its cell. */
export function RowDetails({ row, answer, isWhole }: RowDetailsProps): ReactNode {
  const modelText = useModelText();
  const texts = useWorkTexts().imports;
  const problemsOf = (field: string): string[] =>
    Object.entries(row._messages)
      .filter(([name]) => name === field || (field === fullName && nameParts.has(name)))
      .flatMap(([, messages]) => messages.map(modelText));
  const shown = row.cells.filter((cell) => isWhole || cell.is_changed || problemsOf(cell.field).length > 0);
  const inCells = new Set(row.cells.flatMap(({ field }) => (field === fullName ? [field, ...nameParts] : [field])));
  // What is missing altogether has no cell.
  const elsewhere = Object.keys(row._messages).filter((field) => !inCells.has(field));
  const labelOf = (field: string) => {
    const target = answer.targets.find((each) => each.field === field);
    return target ? modelText(target.label) : field;
  };
  const headingOf = ({ column, field }: Cell) =>
    answer.matches.find((match) => match.column === column)?.heading || labelOf(field);
  if (shown.length === 0 && elsewhere.length === 0)
    return (
      <Text size="sm" tone="muted">
        {texts.asWritten}
      </Text>
    );
  return (
    <ul className={styles.cells}>
      {shown.map((cell) => (
        <li key={cell.column}>
          <Text as="span" size="sm" tone="muted">
            {cellName(cell.column, row.number)} · {headingOf(cell)}:
          </Text>{' '}
          <Meaning cell={cell} problems={problemsOf(cell.field)} />
        </li>
      ))}
      {elsewhere.map((field) => (
        <li key={field}>
          <Text as="span" size="sm" tone="muted">
            {labelOf(field)}:
          </Text>{' '}
          <Text as="span" size="sm" tone="critical">
            {problemsOf(field).join(' ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Meaning({ cell, problems }: { cell: Cell; problems: readonly string[] }): ReactNode {
  const texts = useWorkTexts().imports;
  const modelText = useModelText();
  const style = useDateStyle();
  const written = (
    <Text as="span" size="sm">
      {texts.written(cell.written)}
    </Text>
  );
  if (problems.length > 0)
    return (
      <>
        {written}{' '}
        <Text as="span" size="sm" tone="critical">
          {problems.join(' ')}
        </Text>
      </>
    );
  const meaning = cell.day
    ? (['AD', 'BS'] as const).map((calendar) => formatDate(cell.day ?? '', { ...style, calendar })).join(' · ')
    : cell.value
      ? modelText(cell.value)
      : texts.leftEmpty;
  if (!cell.is_changed)
    return (
      <Text as="span" size="sm">
        {meaning}
      </Text>
    );
  return (
    <>
      {written} <span aria-hidden="true">→</span>{' '}
      <Text as="span" size="sm" weight="medium">
        {meaning}
      </Text>
    </>
  );
}
