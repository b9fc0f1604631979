import { isPageFound } from '@karmik/model/configuration/page-switches';
import { Icon } from '@karmik/ui/Icon';
import { FileTextIcon } from '@karmik/ui/icons';
import { QuickFind } from '@karmik/ui/QuickFind';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { areaOf, loadArea } from '../../areas/catalogue.ts';
import { configuration } from '../../configuration/configuration.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { useSession } from '../session.ts';
import { areasInView, mayOpen } from '../view.ts';
import { matching, pagesOf } from './pages.ts';
import { words } from './words.ts';

/** A page by its name, out of those that the person may open. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const navigate = useNavigate();
  const { adminSlug, info } = useSession();
  const [text, setText] = useState('');
  // What is of the view one is in stands first; one's own pages stay within reach.
  const areas = [...areasInView(adminSlug, info.supervisor.is_supervisor), 'user', 'shared'] as const;
  const tables = [...new Set(areas)].flatMap((area) => use(loadArea(area)));
  const pages = matching(
    pagesOf(tables, (route) => mayOpen(route, tables) && isPageFound(route.path, configuration), adminSlug),
    text,
  );
  return (
    <QuickFind
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={say(words.page)}
      text={text}
      onTextChange={setText}
      options={pages.map(({ route, module, href }) => ({
        id: href,
        label: say(route.title),
        description:
          adminSlug && areaOf(route.path) === 'user'
            ? `${say(module.title)} · ${texts.shell.normalUser}`
            : say(module.title),
        icon: <Icon of={route.icon ?? FileTextIcon} />,
      }))}
      onPick={(href) => {
        onClose();
        void navigate(href);
      }}
    />
  );
}
