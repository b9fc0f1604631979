import type { OpenedReport, ReceiptAnswer } from '@karmik/model/whistle-blower/report';
import { useState, type ReactNode } from 'react';
import { ReceiptCard } from '../../../screens/dialogue/ReceiptCard.tsx';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { readReport } from './untraced.ts';
import { words } from './words.ts';

interface ReceiptProps {
  readonly answer: ReceiptAnswer;
  readonly onOpened: (opened: OpenedReport) => void;
}

/** The receipt, once. */
export function Receipt({ answer: { receipt, access, has_reader: hasReader }, onOpened }: ReceiptProps): ReactNode {
  const say = useModelText();
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
    <ReceiptCard
      receipt={receipt}
      why={say(words.receiptWhy)}
      note={hasReader ? undefined : say(words.noReader)}
      problem={problem}
      isPending={isOpening}
      onWritten={() => void open()}
    />
  );
}
