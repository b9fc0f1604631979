import type { Post } from '@karmik/model/noticeboard/post';
import type { Reaction } from '@karmik/model/noticeboard/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { changePost } from './posts.ts';

/** Gives a reaction to a post, or takes it back; the page shows it before the server has it. */
export function useReaction(): (post: Post, reaction: Reaction | null) => Promise<void> {
  const client = useQueryClient();
  return async (post, reaction) => {
    changePost(client, post.id, (held) => withReaction(held, reaction));
    try {
      const path = `noticeboard/posts/${post.id}/reaction/`;
      const request = reaction ? api.put(path, { json: { reaction } }) : api.delete(path);
      const answer = await request.json<Pick<Post, 'reactions' | 'my_reaction'>>();
      changePost(client, post.id, (held) => ({ ...held, ...answer }));
    } catch (error) {
      changePost(client, post.id, (held) => ({ ...held, reactions: post.reactions, my_reaction: post.my_reaction }));
      throw error;
    }
  };
}

/** The post as it will be once the reaction is stored, so that a press is answered at once. */
function withReaction(post: Post, reaction: Reaction | null): Post {
  const counts: Record<string, number> = { ...post.reactions };
  if (post.my_reaction) counts[post.my_reaction] = (counts[post.my_reaction] ?? 1) - 1;
  if (reaction) counts[reaction] = (counts[reaction] ?? 0) + 1;
  const reactions = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  return { ...post, reactions, my_reaction: reaction };
}
