import type { commitModes, ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Checkbox } from '@karmik/ui/Checkbox';
import { Grid } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { CircleCheckIcon, TriangleAlertIcon, UserCheckIcon, UsersIcon } from '@karmik/ui/icons';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useWorkTexts } from '../../../texts/texts.ts';
import * as styles from './import.css.ts';
import { useImportActions } from './imports.ts';
import { RowsTable } from './RowsTable.tsx';
import { ValuesCard } from './ValuesCard.tsx';

type CommitMode = (typeof commitModes)[number];

/** What the dry run found, and the word to create. */
export function ReviewStep({
  answer,
  slug,
  onRestart,
}: {
  answer: ImportAnswer;
  slug: string;
  onRestart: () => void;
}): ReactNode {
  const texts = useWorkTexts().imports;
  const number = useNumbers();
  const { commit } = useImportActions(slug, answer.id);
  const [sendsActivation, setSendsActivation] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<CommitMode>();
  const { valid, invalid, double, skipped, existing } = answer.counts;
  const hasDoubles = double + skipped > 0;

  const create = async (mode: CommitMode) => {
    setBusy(mode);
    setProblem(undefined);
    try {
      await commit({ mode, send_activation: sendsActivation });
    } catch (error) {
      setProblem(failureText(error));
      setBusy(undefined);
    }
  };

  return (
    <Stack gap="lg">
      <Grid columns={hasDoubles ? '4' : '3'} gap="md">
        <Stat
          label={texts.counts.valid}
          value={number(valid)}
          tone="positive"
          icon={<Icon of={CircleCheckIcon} />}
          note={texts.counts.validNote}
        />
        <Stat
          label={texts.counts.invalid}
          value={number(invalid)}
          tone="critical"
          icon={<Icon of={TriangleAlertIcon} />}
          note={texts.counts.invalidNote}
        />
        {hasDoubles && (
          <Stat
            label={texts.counts.double}
            value={number(double)}
            tone={double > 0 ? 'caution' : 'info'}
            icon={<Icon of={UsersIcon} />}
            note={texts.counts.doubleNote(number(skipped))}
          />
        )}
        <Stat
          label={texts.counts.existing}
          value={number(existing)}
          tone="info"
          icon={<Icon of={UserCheckIcon} />}
          note={texts.counts.existingNote}
        />
      </Grid>
      {valid === 0 && <Banner tone="info">{invalid + double === 0 ? texts.nothingNew : texts.nothingValid}</Banner>}
      {answer.numbering !== null && answer.numbering.apart > 0 && (
        <Banner tone="info">{texts.codesApart(number(answer.numbering.apart), answer.numbering.form)}</Banner>
      )}
      <ValuesCard answer={answer} slug={slug} />
      <Card isFlush>
        <RowsTable answer={answer} slug={slug} />
      </Card>
      {valid > 0 && (
        <Checkbox isSelected={sendsActivation} onChange={setSendsActivation} description={texts.sendActivationHelp}>
          {texts.sendActivation}
        </Checkbox>
      )}
      {problem && <Banner tone="critical">{problem}</Banner>}
      <div className={styles.actions}>
        <Button variant="ghost" tone="neutral" onPress={onRestart}>
          {texts.otherFile}
        </Button>
        {valid > 0 && (
          <Button isPending={busy !== undefined} onPress={() => void create(invalid + double > 0 ? 'valid' : 'all')}>
            {invalid + double > 0 ? texts.createValid(number(valid)) : texts.createAll(number(valid))}
          </Button>
        )}
      </div>
    </Stack>
  );
}
