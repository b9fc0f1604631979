import { bilingual } from '@karmik/model/kit/text';
import { EmptyState } from '@karmik/ui/EmptyState';
import { SearchField } from '@karmik/ui/SearchField';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useModelText } from '../../../texts/texts.ts';
import { helpPath } from './help/topic.ts';
import { searchHelp } from './help/topics.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';
import * as styles from '../../../public-pages/product.css.ts';

const words = {
  title: bilingual('Help', 'मद्दत'),
  lead: bilingual('Guides for each module.', 'मोड्युलअनुसार मद्दत।'),
  search: bilingual('Search the help', 'मद्दतमा खोज्नुहोस्'),
  nothing: bilingual('No results in the help', 'मद्दतमा केही भेटिएन'),
  try: bilingual('Try other words, or ask through the contact page.', 'अरू शब्द प्रयास गर्नुहोस्, वा सम्पर्क पृष्ठबाट सोध्नुहोस्।'),
};

/** The help of all modules, to look through or to search. */
export default function HelpPage(): ReactNode {
  const say = useModelText();
  const [asked, setAsked] = useState('');
  const matches = searchHelp(useDeferredValue(asked));
  return (
    <PublicLayout title={say(words.title)} lead={say(words.lead)}>
      <SearchField
        label={say(words.search)}
        placeholder={say(words.search)}
        size="lg"
        value={asked}
        onChange={setAsked}
      />
      <div aria-live="polite">
        {matches.length === 0 ? (
          <EmptyState title={say(words.nothing)} description={say(words.try)} />
        ) : (
          <ul className={styles.list}>
            {matches.map(({ topic, line }) => (
              <li key={topic.id}>
                <Link href={helpPath(topic)} className={styles.way}>
                  <span className={styles.wayTitle}>{say(topic.title)}</span>
                  <span className={styles.wayText}>{say(asked && line ? line : topic.lead)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PublicLayout>
  );
}
