import type { OpenedReport } from '@karmik/model/whistle-blower/report';
import type { ReactNode } from 'react';
import { ReceiptForm } from '../../../screens/dialogue/ReceiptForm.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { openReport } from './untraced.ts';
import { words } from './words.ts';

/** The way back to a report, with its receipt. */
export function ReturnForm({ onOpened }: { onOpened: (opened: OpenedReport) => void }): ReactNode {
  const say = useModelText();
  return (
    <ReceiptForm
      schema={async () => (await import('@karmik/model/whistle-blower/report')).receiptBody}
      submitLabel={say(words.open)}
      submit={async (receipt) => onOpened(await openReport(receipt))}
    />
  );
}
