import { employeeSheet } from '@karmik/model/hris/employee-sheet';
import type { DoubleDecision, ImportAnswer, ImportRow } from '@karmik/model/spreadsheet/contracts';
import type { DoubleSign } from '@karmik/model/spreadsheet/doubles';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText, useWorkTexts } from '../../../texts/texts.ts';
import * as styles from './import.css.ts';
import { useImportActions } from './imports.ts';

interface DoublesOfRowProps {
  readonly row: ImportRow;
  readonly answer: ImportAnswer;
  readonly slug: string;
}

/** A row beside whom it is likely the same person as, to be skipped or brought in as someone else. */
export function DoublesOfRow({ row, answer, slug }: DoublesOfRowProps): ReactNode {
  const texts = useWorkTexts().imports;
  const modelText = useModelText();
  const number = useNumbers();
  const { decideDoubles } = useImportActions(slug, answer.id);
  const [busy, setBusy] = useState<DoubleDecision>();
  const decided = row.result === 'skipped' ? 'skip' : row.result === 'valid' ? 'new' : undefined;
  const signName = (sign: DoubleSign) =>
    sign === 'name_and_birth' ? texts.nameAndBirth : modelText(employeeSheet.fields[sign].label);
  const decide = async (decision: DoubleDecision) => {
    setBusy(decision);
    try {
      await decideDoubles({ decision, rows: [row.number] });
    } catch (error) {
      reportFailure(error);
    }
    setBusy(undefined);
  };
  return (
    <div className={styles.doubles}>
      {row.doubles.map((double) => (
        <div key={`${double.row} ${double.person?.id}`} className={styles.double}>
          <div className={styles.side}>
            <Text size="sm" tone="muted">
              {texts.inSheet(number(row.number))}
            </Text>
            <Text weight="medium">{row.name}</Text>
            <Text size="sm">{row.employee_code}</Text>
          </div>
          <div className={styles.side}>
            <Text size="sm" tone="muted">
              {double.row === null ? texts.inOrganization : texts.inSheet(number(double.row))}
            </Text>
            {double.person ? (
              <PersonChip person={double.person} size="sm" />
            ) : (
              <Text weight="medium">{double.name}</Text>
            )}
            <Text size="sm">{double.employee_code}</Text>
          </div>
          <Text size="sm">{texts.sameSigns(double.signs.map(signName).join(', '))}</Text>
        </div>
      ))}
      {answer.state === 'checked' && (
        <Inline gap="sm">
          {(['skip', 'new'] as const).map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decided === decision ? 'solid' : 'outline'}
              tone="neutral"
              isPending={busy === decision}
              isDisabled={busy !== undefined || decided === decision}
              onPress={() => void decide(decision)}
            >
              {texts.decisions[decision]}
            </Button>
          ))}
        </Inline>
      )}
    </div>
  );
}
