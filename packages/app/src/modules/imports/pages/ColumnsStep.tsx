import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Checkbox } from '@karmik/ui/Checkbox';
import { Select } from '@karmik/ui/Select';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText, useWorkTexts } from '../../../texts/texts.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { missingTargets, withTarget } from './matching.ts';
import * as styles from './import.css.ts';
import { useImportActions, type ColumnMatch } from './imports.ts';

interface ColumnsStepProps {
  readonly answer: ImportAnswer;
  readonly slug: string;
  readonly onChecked: () => void;
  readonly onRestart: () => void;
}

/** What each column of the file holds: proposed by its heading, settled by a person. */
export function ColumnsStep({ answer, slug, onChecked, onRestart }: ColumnsStepProps): ReactNode {
  const texts = useWorkTexts().imports;
  const modelText = useModelText();
  const number = useNumbers();
  const { check, chooseSheet } = useImportActions(slug, answer.id);
  const [matches, setMatches] = useState<readonly ColumnMatch[]>(answer.matches);
  const [createMissing, setCreateMissing] = useState(answer.create_missing);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const missing = missingTargets(answer.targets, matches);
  const used = matches.filter((match) => match.field !== null).length;

  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await check({ matches: [...matches], create_missing: createMissing });
      onChecked();
    } catch (error) {
      setProblem(failureText(error));
      setSending(false);
    }
  };

  const readSheet = async (sheet: string) => {
    setSending(true);
    setProblem(undefined);
    try {
      await chooseSheet(sheet);
    } catch (error) {
      setProblem(failureText(error));
    }
    setSending(false);
  };

  return (
    <Stack gap="lg">
      {(answer.state === 'failed' || answer.state === 'cancelled') && (
        <Banner tone={answer.state === 'failed' ? 'critical' : 'caution'} title={texts.ended[answer.state]}>
          {answer.message && modelText(answer.message)}
        </Banner>
      )}
      {answer.sheets.length > 1 && (
        <Select
          label={texts.sheet}
          description={texts.sheetHelp}
          options={answer.sheets.map((id) => ({ id, label: id }))}
          value={answer.sheet}
          isDisabled={isSending || !['uploaded', 'checked'].includes(answer.state)}
          onChange={(sheet) => void readSheet(sheet)}
        />
      )}
      <Card
        title={texts.columnsTitle(answer.file_name)}
        description={texts.columnsDescription(number(answer.rows), number(used), number(matches.length))}
        isFlush
      >
        <ul className={styles.columns}>
          {matches.map((match) => (
            <ColumnRow
              key={match.column}
              match={match}
              samples={answer.sample.map((row) => row[match.column] ?? '').filter(Boolean)}
              targets={answer.targets}
              taken={matches}
              onChange={(next) => setMatches(withTarget(matches, next))}
            />
          ))}
        </ul>
      </Card>
      <Checkbox isSelected={createMissing} onChange={setCreateMissing} description={texts.createMissingHelp}>
        {texts.createMissing}
      </Checkbox>
      {missing.length > 0 && (
        <Banner tone="caution">{texts.missing(missing.map((target) => modelText(target.label)).join(', '))}</Banner>
      )}
      {problem && <Banner tone="critical">{problem}</Banner>}
      <div className={styles.actions}>
        <Button variant="ghost" tone="neutral" onPress={onRestart}>
          {texts.otherFile}
        </Button>
        <Button
          isPending={isSending}
          isDisabled={missing.length > 0 || matches.some(({ date_form }) => date_form?.order === null)}
          onPress={() => void send()}
        >
          {texts.startCheck}
        </Button>
      </div>
    </Stack>
  );
}
