import { libraryQuestion, questionCategory, questionSet } from '@karmik/model/questions/library';
import { bilingual } from '@karmik/model/kit/text';
import type { Structure } from '@karmik/model/questions/structure';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, mayWrite } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { TabsScreenView } from '../../../screens/tabs/TabsScreenView.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { QuestionsEditing } from '../../forms/pages/QuestionsEditing.tsx';
import { words } from '../../forms/pages/words.ts';
import { setsScreen } from './sets-screen.ts';
import { QuestionActions } from './UsesActions.tsx';

const sets = setsScreen({
  description: bilingual(
    'Sets of questions. A new form can start with a set.',
    'प्रश्नका समूह। नयाँ फारम प्रश्नावलीबाट सुरु गर्न सकिन्छ।',
  ),
});

const questions = masterDataScreen(libraryQuestion, {
  description: bilingual(
    'Questions to use in forms and sets. Each use is a copy.',
    'फारम र प्रश्नावली बनाउन प्रयोग हुने प्रश्न। हरेक प्रयोगमा छुट्टै प्रतिलिपि बन्छ।',
  ),
  columns: [{ field: 'question', minWidth: '18rem' }, 'type', 'category', 'is_mandatory'],
  filters: ['type', 'category', 'is_mandatory'],
  sort: 'question',
  RowActions: QuestionActions,
  empty: bilingual('Add the first question, or import a spreadsheet.', 'पहिलो प्रश्न थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

const categories = masterDataScreen(questionCategory, {
  description: bilingual('Categories for questions, sets and forms.', 'प्रश्न, प्रश्नावली र फारमका वर्ग।'),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual('Add the first category.', 'पहिलो वर्ग थप्नुहोस्।'),
});

const screen = tabsScreen({
  tabs: [
    { id: 'sets', label: bilingual('Sets', 'प्रश्नावली'), screen: sets },
    { id: 'questions', label: bilingual('Library', 'सङ्ग्रह'), screen: questions },
    { id: 'categories', label: bilingual('Categories', 'वर्गहरू'), screen: categories },
  ],
});

/** The questions of the organisation. The address says whose questions are put together (`?set=4`). */
export default function QuestionnairePage(): ReactNode {
  const [params] = useSearchParams();
  const set = params.get('set');
  return set === null ? <TabsScreenView screen={screen} /> : <SetQuestions key={set} id={set} />;
}

interface Prepared {
  readonly id: number;
  readonly name: string;
  readonly structure: Structure;
}

function SetQuestions({ id }: { id: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const path = `${endpoint(questionSet, slug)}${encodeURIComponent(id)}/questions/`;
  const query = useQuery({
    queryKey: keyOf(questionSet, 'questions', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<Prepared>(),
    // What is being put together is not put back by someone else's change.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <ScreenPage
      screen={{ description: words.prepareWhat }}
      {...(query.data ? { title: query.data.name } : {})}
      actions={
        <ButtonLink
          variant="outline"
          tone="neutral"
          href={fillPath('/admin/:slug/organization/settings/questionnaire', { slug })}
        >
          {say(words.back)}
        </ButtonLink>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {({ structure }) => (
          <QuestionsEditing<Prepared>
            path={path}
            topic={questionSet.name}
            held={structure}
            mayWrite={mayWrite(questionSet)}
            onSaved={() => void snackbar.success(say(words.saved))}
          />
        )}
      </Loaded>
    </ScreenPage>
  );
}
