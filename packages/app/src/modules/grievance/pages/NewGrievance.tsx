import type { OpenedGrievance, SentGrievance } from '@karmik/model/grievance/case';
import { grievancePaths } from '@karmik/model/grievance/paths';
import { linkTo } from '@karmik/model/kit/links';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ReceiptCard } from '../../../screens/dialogue/ReceiptCard.tsx';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { readReturned } from './calls.ts';
import { GrievanceForm } from './GrievanceForm.tsx';
import { words } from './words.ts';

interface NewGrievanceProps {
  readonly slug: string;
  readonly follows?: { readonly title: string; readonly access: string } | undefined;
  /** An anonymous one was sent and its receipt is written down. */
  readonly onOpened: (opened: OpenedGrievance) => void;
}

/** The form, and the receipt of an anonymous one. A named one opens on its page. */
export function NewGrievance({ slug, follows, onOpened }: NewGrievanceProps): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<SentGrievance | undefined>(undefined);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const sent = (next: SentGrievance) => {
    if (next.id === null) return setAnswer(next);
    snackbar.success(say(words.sent));
    return void navigate(linkTo(grievancePaths.one, { id: next.id }));
  };
  if (answer === undefined) return <GrievanceForm slug={slug} follows={follows} onSent={sent} />;
  const { access, receipt, has_handler: hasHandler } = answer;
  const open = async () => {
    setOpening(true);
    try {
      onOpened({ access, grievance: await readReturned(access) });
    } catch (error) {
      setProblem(failureText(error));
      setOpening(false);
    }
  };
  return (
    <ReceiptCard
      receipt={receipt ?? ''}
      why={say(words.receiptWhy)}
      note={hasHandler ? undefined : say(words.noHandler)}
      problem={problem}
      isPending={isOpening}
      onWritten={() => void open()}
    />
  );
}
