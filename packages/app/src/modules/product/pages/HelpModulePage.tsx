import { bilingual } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Heading } from '@karmik/ui/Heading';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { usePublicParams } from '../../../routing/public-navigation.ts';
import { useModelText } from '../../../texts/texts.ts';
import { helpTopics } from './help/topics.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';
import * as styles from '../../../public-pages/product.css.ts';

const words = {
  all: bilingual('All of the help', 'सबै मद्दत'),
  missing: bilingual('No help under this name', 'यस नामको मद्दत छैन'),
};

/** The help of one module. */
export default function HelpModulePage(): ReactNode {
  const say = useModelText();
  const { id } = usePublicParams();
  const topic = helpTopics.find((each) => each.id === id);
  if (!topic)
    return (
      <PublicLayout title={say(words.missing)}>
        <EmptyState
          title={say(words.missing)}
          actions={<ButtonLink href="/karmik/help">{say(words.all)}</ButtonLink>}
        />
      </PublicLayout>
    );
  return (
    <PublicLayout title={say(topic.title)} lead={say(topic.lead)}>
      <div className={styles.parts}>
        {topic.parts.map(({ title, lines }) => (
          <section key={title.en} className={styles.part}>
            <Heading level="2" size="4">
              {say(title)}
            </Heading>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.en}>{say(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Link href="/karmik/help" look="standalone">
        {say(words.all)}
      </Link>
    </PublicLayout>
  );
}
