import { Icon } from '@karmik/ui/Icon';
import { FileTextIcon } from '@karmik/ui/icons';
import { QuickFind } from '@karmik/ui/QuickFind';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { loadArea } from '../../areas/catalogue.ts';
import { useModelText } from '../../texts/texts.ts';
import { useSession } from '../session.ts';
import { areasInView, mayOpen } from '../view.ts';
import { matching, pagesOf } from './pages.ts';
import { words } from './words.ts';

/** A page by its name, out of those that the person may open. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const { adminSlug, info } = useSession();
  const [text, setText] = useState('');
  const areas = ['user', ...areasInView(adminSlug, info.supervisor.is_supervisor), 'shared'] as const;
  const tables = [...new Set(areas)].flatMap((area) => use(loadArea(area)));
  const pages = matching(pagesOf(tables, mayOpen, adminSlug), text);
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
        description: say(module.title),
        icon: <Icon of={route.icon ?? FileTextIcon} />,
      }))}
      onPick={(href) => {
        onClose();
        void navigate(href);
      }}
    />
  );
}
