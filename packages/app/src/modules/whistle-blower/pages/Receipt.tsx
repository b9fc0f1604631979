import type { OpenedReport, ReceiptAnswer } from '@karmik/model/whistle-blower/report';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { readReport } from './untraced.ts';
import { words } from './words.ts';
import * as styles from './whistle.css.ts';

interface ReceiptProps {
  readonly answer: ReceiptAnswer;
  readonly onOpened: (opened: OpenedReport) => void;
}

/** The receipt, once. */
export function Receipt({ answer: { receipt, access, has_reader: hasReader }, onOpened }: ReceiptProps): ReactNode {
  const say = useModelText();
  const [isCopied, setCopied] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const open = async () => {
    setOpening(true);
    try {
      onOpened({ access, report: await readReport(access) });
    } catch (error) {
      setProblem(failureText(error));
      setOpening(false);
    }
  };
  return (
    <Card title={say(words.receiptTitle)}>
      <Stack gap="lg">
        <Banner tone="caution">{say(words.receiptWhy)}</Banner>
        {!hasReader && <Banner tone="info">{say(words.noReader)}</Banner>}
        <output className={styles.receipt} aria-label={say(words.receipt)}>
          {receipt.replace(/(.{4})(?=.)/g, '$1 ')}
        </output>
        {problem !== undefined && <Text tone="critical">{problem}</Text>}
        <Inline justify="end" gap="sm">
          {'clipboard' in navigator && (
            <Button
              variant="outline"
              tone="neutral"
              onPress={() => void navigator.clipboard.writeText(receipt).then(() => setCopied(true))}
            >
              {say(isCopied ? words.copied : words.copy)}
            </Button>
          )}
          <Button isPending={isOpening} onPress={() => void open()}>
            {say(words.written)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
