import { formPaths } from '@karmik/model/forms/paths';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import answers from '../answer.screens.ts';
import { RequestListView } from '../../../screens/request/RequestListView.tsx';
import { TabStrip } from '../../../screens/tabs/tab-strip.ts';
import { FillForm } from './FillForm.tsx';
import { FormsToFill } from './FormsToFill.tsx';
import { words } from './words.ts';

const tabs = [
  { id: 'fill', label: words.toFill },
  { id: 'mine', label: words.mine },
];

/** Forms that are for me, and what I sent. The address says which is filled in (`?fill=4`). */
export default function FormsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const fill = params.get('fill');
  if (fill !== null) return <FillForm key={fill} id={fill} />;
  const selected = params.get('tab') === 'mine' ? 'mine' : 'fill';
  return (
    <TabStrip
      value={{
        description: words.formsWhat,
        tabs,
        selected,
        onChange: (id) => setParams(id === 'mine' ? { tab: id } : {}),
      }}
    >
      {selected === 'mine' ? <RequestListView screen={answers.lists[formPaths.own]} /> : <FormsToFill />}
    </TabStrip>
  );
}
