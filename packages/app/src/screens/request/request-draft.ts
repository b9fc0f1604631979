/** What someone wrote of a new request and did not send: kept in this tab, through the end of a session and the sign-in after it. */
import { createDraft, type DraftStore } from '@karmik/forms/draft';
import type { Entity } from '@karmik/model/kit/entity';
import { useMemo } from 'react';
import { useSession } from '../../shell/session.ts';

/** The draft of the reader's new request of a kind. It goes with the tab, so that no one after them finds it. */
export function useRequestDraft({ name }: Pick<Entity, 'name'>): DraftStore {
  const { info } = useSession();
  const key = `karmik.draft.${info.user.id}.${info.current_organization.slug}.${name}`;
  return useMemo(() => createDraft(sessionStorage, key), [key]);
}
