import { fillPath } from '@karmik/model/kit/links';
import { bilingual, type Text as ModelText } from '@karmik/model/kit/text';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Heading } from '@karmik/ui/Heading';
import { SearchField } from '@karmik/ui/SearchField';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Route } from '../../routing/route.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { usePageParams } from '../providers/page-route.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import * as styles from './report-index.css.ts';
import { found, questionsOf, type Questions } from './report-index.ts';

const words = {
  search: bilingual('Search reports', 'प्रतिवेदन खोज्नुहोस्'),
  none: bilingual('No report matches', 'कुनै प्रतिवेदन मिलेन'),
};

/** The reports of a module by headings, with what each answers, narrowed by what is typed. */
export default function ReportIndex({ pages }: { readonly pages: readonly Route[] }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const [text, setText] = useState('');
  const { data: questions = new Map() } = useQuery({
    queryKey: ['questions of reports', pages.map(({ path }) => path)],
    queryFn: () => questionsOf(pages),
    staleTime: Infinity,
  });
  const shown = Map.groupBy(found(pages, questions, text), ({ section }) => section);
  return (
    <ScreenPage>
      <div className={styles.search}>
        <SearchField label={say(words.search)} placeholder={say(words.search)} value={text} onChange={setText} />
      </div>
      {shown.size === 0 && <EmptyState title={say(words.none)} description={texts.list.noMatch(text)} />}
      {[...shown].map(
        ([section, routes]) =>
          section && <Section key={section.en} title={section} routes={routes} questions={questions} />,
      )}
    </ScreenPage>
  );
}

interface SectionProps {
  readonly title: ModelText;
  readonly routes: readonly Route[];
  readonly questions: Questions;
}

function Section({ title, routes, questions }: SectionProps): ReactNode {
  const say = useModelText();
  const params = usePageParams();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading size="4" id={id}>
          {say(title)}
        </Heading>
        <ul className={styles.list}>
          {routes.map(({ path, title: name }) => {
            const question = questions.get(path);
            return (
              <li key={path}>
                <Link href={fillPath(path, params)} className={styles.report}>
                  <span className={styles.name}>{say(name)}</span>
                  <Text as="span" size="sm" tone="muted">
                    {question ? say(question) : '\u00A0'}
                  </Text>
                </Link>
              </li>
            );
          })}
        </ul>
      </Stack>
    </section>
  );
}
