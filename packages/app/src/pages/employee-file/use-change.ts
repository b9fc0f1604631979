import type { ChangeOutcome } from '@karmik/model/hris/change-request';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../api/client.ts';
import { useSlug } from '../../screens/surroundings/use-slug.ts';
import { useModelText } from '../../texts/texts.ts';
import { refreshFile } from './file-entity.ts';
import { words } from './words.ts';

interface Change {
  readonly action: 'create' | 'update' | 'delete';
  readonly record?: number;
  readonly values?: object;
}

/** Changes a section of somebody's file, or asks for it; says which of the two it came to. */
export function useChange(personId: number, name: SectionName) {
  const slug = useSlug();
  const say = useModelText();
  const send = (change: Change): Promise<ChangeOutcome> =>
    api.post(`hris/${slug}/people/${personId}/changes/`, { json: { section: name, ...change } }).json<ChangeOutcome>();
  const tell = async ({ state }: ChangeOutcome) => {
    snackbar.success(say(state === 'waiting' ? words.sent : words.updated(say(sectionOf(name).title))));
    await refreshFile(name);
  };
  return { send, tell };
}
