import type { Comment, Post, PostBody } from '@karmik/model/noticeboard/post';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { mapPages, type Pages } from '../../../screens/query/paged.ts';
import { changePost } from './posts.ts';

/** What can be done with posts; each keeps the lists on the page in line without fetching them again. */
export function usePostActions() {
  const client = useQueryClient();
  const changed = (id: number, change: (post: Post) => Post | undefined) => changePost(client, id, change);

  return {
    create: async (body: PostBody): Promise<Post> => {
      const post = await api.post('noticeboard/posts/', { json: body }).json<Post>();
      if (post.state === 'Published') {
        client.setQueryData<Pages<Post>>(['posts', 'feed'], (feed) => feed && placeNew(feed, post));
      } else await client.invalidateQueries({ queryKey: ['posts', 'waiting'] });
      return post;
    },
    vote: async (id: number, choice: number): Promise<void> => {
      const post = await api.put(`noticeboard/posts/${id}/vote/`, { json: { choice } }).json<Post>();
      changed(id, () => post);
    },
    edit: async (id: number, body: Partial<PostBody>): Promise<Post> => {
      const post = await api.patch(`noticeboard/posts/${id}/`, { json: body }).json<Post>();
      changed(id, () => post);
      await client.invalidateQueries({ queryKey: ['posts', 'waiting'] });
      return post;
    },
    pin: async (id: number, is_pinned: boolean): Promise<void> => {
      await api.patch(`noticeboard/posts/${id}/`, { json: { is_pinned } });
      // Its place in the feed is the server's to say.
      await client.invalidateQueries({ queryKey: ['posts'] });
    },
    remove: async (id: number): Promise<void> => {
      await api.delete(`noticeboard/posts/${id}/`);
      changed(id, () => undefined);
    },
    decide: async (slug: string, id: number, decision: 'approve' | 'deny', remark: string): Promise<void> => {
      await api.post(`hris/${slug}/noticeboard-approval/${id}/${decision}/`, { json: { remark } });
      client.setQueryData<Pages<Post>>(
        ['posts', 'approval', slug],
        (pages) => pages && mapPages(pages, (post) => (post.id === id ? undefined : post)),
      );
      await client.invalidateQueries({ queryKey: ['posts', 'feed'] });
    },
    comment: async (postId: number, text: string): Promise<void> => {
      const comment = await api.post(`noticeboard/posts/${postId}/comments/`, { json: { text } }).json<Comment>();
      client.setQueryData<Pages<Comment>>(['comments', postId], (pages) => pages && appendComment(pages, comment));
      changed(postId, (post) => ({ ...post, comment_count: post.comment_count + 1 }));
    },
    editComment: async (postId: number, id: number, text: string): Promise<void> => {
      const comment = await api.patch(`noticeboard/comments/${id}/`, { json: { text } }).json<Comment>();
      client.setQueryData<Pages<Comment>>(
        ['comments', postId],
        (pages) => pages && mapPages(pages, (held) => (held.id === id ? comment : held)),
      );
    },
    removeComment: async (postId: number, id: number): Promise<void> => {
      await api.delete(`noticeboard/comments/${id}/`);
      client.setQueryData<Pages<Comment>>(
        ['comments', postId],
        (pages) => pages && mapPages(pages, (held) => (held.id === id ? undefined : held)),
      );
      changed(postId, (post) => ({ ...post, comment_count: post.comment_count - 1 }));
    },
  };
}

/** A new post is under the pinned ones. */
function placeNew(feed: Pages<Post>, post: Post): Pages<Post> {
  const [first, ...rest] = feed.pages;
  if (!first) return feed;
  const below = first.results.findIndex((held) => !held.is_pinned);
  const at = below === -1 ? first.results.length : below;
  return { ...feed, pages: [{ ...first, results: first.results.toSpliced(at, 0, post) }, ...rest] };
}

/** A new comment is the last one; where the last page was not fetched yet, it will come with it. */
function appendComment(pages: Pages<Comment>, comment: Comment): Pages<Comment> {
  const last = pages.pages.at(-1);
  if (!last || last.next !== null) return pages;
  return { ...pages, pages: [...pages.pages.slice(0, -1), { ...last, results: [...last.results, comment] }] };
}
