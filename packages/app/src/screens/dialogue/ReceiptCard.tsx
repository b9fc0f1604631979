import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './dialogue.css.ts';
import { dialogueWords } from './words.ts';

interface ReceiptCardProps {
  readonly receipt: string;
  /** Why it must be written down. */
  readonly why: string;
  /** What else must be known now. */
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  readonly isPending: boolean;
  readonly onWritten: () => void;
}

/** A receipt, once. */
export function ReceiptCard({ receipt, why, note, problem, isPending, onWritten }: ReceiptCardProps): ReactNode {
  const say = useModelText();
  const [isCopied, setCopied] = useState(false);
  return (
    <Card title={say(dialogueWords.receiptTitle)}>
      <Stack gap="lg">
        <Banner tone="caution">{why}</Banner>
        {note !== undefined && <Banner tone="info">{note}</Banner>}
        <output className={styles.receipt} aria-label={say(dialogueWords.receipt)}>
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
              {say(isCopied ? dialogueWords.copied : dialogueWords.copy)}
            </Button>
          )}
          <Button isPending={isPending} onPress={onWritten}>
            {say(dialogueWords.written)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
