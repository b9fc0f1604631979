import { formAnswer } from '@karmik/model/forms/form';
import { text } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { requestScreens } from '../../screens/kit/screens.ts';
import { RequestListView } from '../../screens/request/RequestListView.tsx';
import { TabStrip } from '../../screens/tabs/tab-strip.ts';
import { answerParts } from './answer-parts.ts';
import { FillForm } from './FillForm.tsx';
import { FormsToFill } from './FormsToFill.tsx';
import { words } from './words.ts';

const mine = requestScreens(formAnswer, {
  ...answerParts('user'),
  title: words.mine,
  columns: ['form', 'version', 'status', 'created_at'],
  filters: ['status', 'form', 'created_at'],
  sort: '-created_at',
  empty: text('What you send stays here to be read.', 'तपाईंले पठाएका उत्तर यहाँ पढ्न सकिन्छ।'),
}).list;

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
        title: words.formsTitle,
        description: words.formsWhat,
        tabs,
        selected,
        onChange: (id) => setParams(id === 'mine' ? { tab: id } : {}),
      }}
    >
      {selected === 'mine' ? <RequestListView screen={mine} /> : <FormsToFill />}
    </TabStrip>
  );
}
