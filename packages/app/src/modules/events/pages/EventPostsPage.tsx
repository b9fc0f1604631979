import { eventEndpoints } from '@karmik/model/events/endpoints';
import { event } from '@karmik/model/events/event';
import { eventPaths } from '@karmik/model/events/paths';
import { linkTo } from '@karmik/model/kit/links';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useDates } from '../../../preferences/dates.ts';
import { PageBody } from '../../../screens/PageBody.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useRecord } from '../../../screens/query/use-record.ts';
import { endpoint } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { ErrorPage } from '../../../shell/ErrorPage.tsx';
import { may } from '../../../shell/session.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { PostCard } from '../../noticeboard/pages/PostCard.tsx';
import { PostEditor } from '../../noticeboard/pages/PostEditor.tsx';
import { PostList } from '../../noticeboard/pages/PostList.tsx';
import { postQuery } from '../../noticeboard/pages/posts.ts';
import type { EventRecord } from '../parts/event-calls.ts';
import { postWords as words, words as eventWords } from '../words.ts';
import { postsOfEvent, scheduledOfEvent, writePost } from './event-posts.ts';
import { writing } from '../../noticeboard/pages/writing-words.ts';

const isId = (text: string | undefined): boolean => text === undefined || /^[1-9]\d{0,14}$/.test(text);

/** What guests of an event write each other; with an id, one post with its comments; and one's own that wait for their hour. */
export default function EventPostsPage(): ReactNode {
  const { id = '', postId } = useParams();
  const { pathname } = useLocation();
  if (!isId(id) || !isId(postId)) return <ErrorPage status={404} />;
  if (pathname.endsWith('/posts/scheduled')) return <Scheduled id={id} />;
  return postId === undefined ? <Posts id={id} /> : <OnePost id={id} postId={Number(postId)} />;
}

function OnePost({ id, postId }: { readonly id: string; readonly postId: number }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const navigate = useNavigate();
  const back = linkTo(eventPaths.posts, { id });
  return (
    <PageBody width="feed">
      <Link href={back} look="standalone">
        ← {say(words.toPosts)}
      </Link>
      <Loaded query={useQuery(postQuery(postId))} waiting={<Skeleton shape="card" />}>
        {(post) => (
          <>
            <PageHeader title={texts.say(writing.postOf(post.author.full_name))} />
            <PostCard post={post} isOpen onRemoved={() => void navigate(back)} />
          </>
        )}
      </Loaded>
    </PageBody>
  );
}

interface FramedProps {
  readonly id: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly children: (record: EventRecord) => ReactNode;
}

/** A page of an event, for who reads the event. */
function Framed({ id, back, children }: FramedProps): ReactNode {
  const slug = useSlug();
  const as = may('20.99', 'read') ? 'hr' : 'user';
  const record = useRecord(event, endpoint(event, slug, eventEndpoints.event), id, { as });
  return (
    <PageBody width="feed">
      <Link href={back.href} look="standalone">
        ← {back.label}
      </Link>
      <Loaded query={record} waiting={<Skeleton shape="card" />}>
        {(held) => <>{children(held as unknown as EventRecord)}</>}
      </Loaded>
    </PageBody>
  );
}

function Posts({ id }: { readonly id: string }): ReactNode {
  const say = useModelText();
  return (
    <Framed id={id} back={{ href: linkTo(eventPaths.detail, { id }), label: say(words.toEvent) }}>
      {({ title, can_post: mayPost }) => <Written id={id} title={title} mayPost={mayPost === true} />}
    </Framed>
  );
}

interface WrittenProps {
  readonly id: string;
  readonly title: string;
  readonly mayPost: boolean;
}

function Written({ id, title, mayPost }: WrittenProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const query = useInfiniteQuery(postsOfEvent(slug, id));
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <PageHeader
        title={title}
        description={say(words.onlyGuests)}
        actions={
          <Inline gap="sm">
            <ButtonLink href={linkTo(eventPaths.scheduled, { id })} variant="outline" tone="neutral">
              {say(words.scheduled)}
            </ButtonLink>
            {mayPost && !isWriting && <Button onPress={() => setWriting(true)}>{say(words.write)}</Button>}
          </Inline>
        }
      />
      {isWriting && <Writing id={id} onDone={() => setWriting(false)} />}
      <PostList label={say(eventWords.posts)} query={query} empty={<EmptyState description={say(words.none)} />} />
    </>
  );
}

function Writing({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactNode {
  const texts = useTexts();
  const dates = useDates();
  const slug = useSlug();
  return (
    <Card>
      <Stack gap="md">
        <PostEditor
          initial={{ text: '', files: [], scheduled_at: null, divisions: [], branches: [], poll: null, thanks: [] }}
          canSchedule
          hasOwnReaders
          submitLabel={texts.noticeboard.post}
          onCancel={onDone}
          onSubmit={async (body) => {
            const post = await writePost(slug, id, body);
            onDone();
            snackbar.success(
              post.state === 'Scheduled' && post.scheduled_at
                ? texts.say(writing.scheduledFor(dates.instant(post.scheduled_at)))
                : texts.say(writing.posted),
            );
          }}
        />
      </Stack>
    </Card>
  );
}

/** One's own posts of an event that wait for their hour. */
function Scheduled({ id }: { readonly id: string }): ReactNode {
  const say = useModelText();
  return (
    <Framed id={id} back={{ href: linkTo(eventPaths.posts, { id }), label: say(words.toPosts) }}>
      {() => <Waiting id={id} />}
    </Framed>
  );
}

function Waiting({ id }: { readonly id: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <>
      <PageHeader title={say(words.scheduled)} />
      <PostList
        label={say(words.scheduled)}
        query={useInfiniteQuery(scheduledOfEvent(slug, id))}
        empty={<EmptyState description={say(words.noneScheduled)} />}
      />
    </>
  );
}
