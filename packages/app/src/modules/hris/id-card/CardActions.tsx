import { idCard } from '@karmik/model/hris/id-card/entities';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { mayWrite, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const templatePath = (slug: string, id: string) => `hris/${slug}/id-card-template/${id}/`;

/** Does something and says how it went; while it lasts, the button that began it waits. */
function useWork() {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      snackbar.success(await work());
      await refresh(idCard);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** Issuing cards of a template to everyone, and printing those that never were. */
export function CardActions({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const { id = '' } = useParams();
  const issue = useWork();
  const print = useWork();
  if (!mayWrite(idCard)) return null;
  const issueAll = async () => {
    const title = say(words.issueAll);
    if (!(await confirm({ title, message: say(words.issueWhy), confirmLabel: title }))) return;
    await issue.run(async () => {
      const answer = await api.post(`${templatePath(slug, id)}issue/`, { timeout: false }).json<{ issued: number }>();
      return say(words.issued(String(answer.issued)));
    });
  };
  return (
    <>
      <Button variant="outline" tone="neutral" isPending={issue.isBusy} onPress={() => void issueAll()}>
        {say(words.issueAll)}
      </Button>
      <Button
        variant="outline"
        isPending={print.isBusy}
        onPress={() =>
          void print.run(async () => {
            await download(`${templatePath(slug, id)}print/`, {}, { cards: [] });
            return say(words.printed);
          })
        }
      >
        {say(words.printNew)}
      </Button>
    </>
  );
}

/** Prints one card, again where it was printed before. */
export function PrintCard({ record }: { record: { readonly id: number; readonly card_number: string } }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { id = '' } = useParams();
  const { isBusy, run } = useWork();
  if (!mayWrite(idCard)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      isPending={isBusy}
      aria-label={say(words.printOf(record.card_number))}
      onPress={() =>
        void run(async () => {
          await download(`${templatePath(slug, id)}print/`, {}, { cards: [record.id] });
          return say(words.printed);
        })
      }
    >
      {say(words.print)}
    </Button>
  );
}
