import { Tour } from '@karmik/ui/Tour';
import { useMemo, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { session, useSession } from '../session.ts';
import { placesFor } from './places.ts';
import { words } from './words.ts';

/** The first element of these that is on the screen. */
const shown = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;

/** A button of the top bar by what it is called. */
const inBar = (label: string): Element | null => shown(`header button[aria-label="${CSS.escape(label)}"]`);

/** A group of the side menu; on a phone the button that opens the menu. */
const inMenu = (group: string): Element | null =>
  shown(`nav [data-item="${group}"] > :first-child`) ?? shown('header button');

/** Shows a newcomer the places of the product that are theirs. It lies over the home page. */
export default function ShellTour(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const { info, adminSlug } = useSession();
  const { accountMenu } = texts.shell;
  const steps = useMemo(() => {
    const anchors = {
      home: (part: string) => shown(`[data-part="${part}"]`),
      menu: inMenu,
      search: () => inBar(say(words.search)),
      account: () => inBar(accountMenu),
    };
    return placesFor(info, adminSlug).map(({ title, text, anchor: [where, name = ''] }) => ({
      id: `${where} ${name}`,
      title: say(title),
      text: say(text),
      anchor: () => anchors[where](name),
    }));
  }, [say, accountMenu, info, adminSlug]);
  return <Tour steps={steps} onEnd={end} returnTo={() => inBar(accountMenu)} />;
}

function end(): void {
  session.isTouring = false;
  if (session.info?.is_tour_due !== true) return;
  session.info.is_tour_due = false;
  // Without an answer it comes once more at the next sign-in, which is worth no notice.
  void api.post('users/me/tour/').catch(() => undefined);
}
