import { bilingual, type Text } from '@karmik/model/kit/text';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Link } from '@karmik/ui/Link';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Tabs } from '@karmik/ui/Tabs';
import { postStates } from '@karmik/model/noticeboard/vocabulary';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PageBody } from '../../../screens/PageBody.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ErrorPage } from '../../../shell/ErrorPage.tsx';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { postQuery, waitingQuery, type WaitingState } from './posts.ts';
import { PostCard } from './PostCard.tsx';
import { PostList } from './PostList.tsx';
import { words } from './words.ts';
import { writing } from './writing-words.ts';

/** One post with its comments; without an id, one's own posts by what they wait for. */
export default function PostsPage(): ReactNode {
  const { id } = useParams();
  if (id === undefined) return <OwnPosts />;
  return /^[1-9]\d{0,14}$/.test(id) ? <OnePost id={Number(id)} /> : <ErrorPage status={404} />;
}

function OnePost({ id }: { id: number }): ReactNode {
  const texts = useTexts();
  const navigate = useNavigate();
  const query = useQuery(postQuery(id));
  return (
    <PageBody width="feed">
      <Link href="/user/noticeboard" look="standalone">
        ← {texts.say(writing.toBoard)}
      </Link>
      <Loaded query={query} waiting={<Skeleton shape="card" />}>
        {(post) => (
          <>
            <PageHeader title={texts.say(writing.postOf(post.author.full_name))} />
            <PostCard post={post} isOpen onRemoved={() => void navigate('/user/noticeboard')} />
          </>
        )}
      </Loaded>
    </PageBody>
  );
}

const nothing: Readonly<Record<WaitingState, Text>> = {
  Scheduled: bilingual('Posts you schedule appear here.', 'तपाईंले तालिकाबद्ध गरेका पोस्ट यहाँ देखिन्छन्।'),
  Pending: bilingual('Posts that need approval appear here.', 'स्वीकृति चाहिने तपाईंका पोस्ट यहाँ देखिन्छन्।'),
  Denied: bilingual('Posts that were not approved appear here.', 'स्वीकृत नभएका तपाईंका पोस्ट यहाँ देखिन्छन्।'),
};

const states: readonly WaitingState[] = ['Scheduled', 'Pending', 'Denied'];

function OwnPosts(): ReactNode {
  const texts = useTexts();
  const modelText = useModelText();
  const [search, setSearch] = useSearchParams();
  const state = states.find((name) => name === search.get('state')) ?? 'Pending';
  const query = useInfiniteQuery(waitingQuery(state));
  return (
    <PageBody width="feed">
      <PageHeader title={texts.say(writing.mine)} description={modelText(words.mineDescription)} />
      <Tabs
        label={texts.say(writing.mine)}
        items={states.map((id) => ({ id, label: modelText(postStates[id].label) }))}
        selectedId={state}
        onChange={(id) => setSearch({ state: id }, { replace: true })}
      >
        <PostList
          label={modelText(postStates[state].label)}
          query={query}
          empty={<EmptyState description={modelText(nothing[state])} />}
        />
      </Tabs>
    </PageBody>
  );
}
