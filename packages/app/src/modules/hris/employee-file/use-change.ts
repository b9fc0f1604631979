import type { ChangeOutcome } from '@karmik/model/hris/change-request';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { sharedAccountWarning } from '@karmik/model/hris/file/shared-account';
import type { Entity } from '@karmik/model/kit/entity';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../../api/client.ts';
import { endpoint } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { refreshFile } from './file-entity.ts';
import { words } from './words.ts';

interface Change {
  readonly action: 'create' | 'update' | 'delete';
  readonly record?: number;
  readonly values?: object;
}

async function writeAtOnce(
  entity: Entity,
  path: string,
  personId: number,
  { action, record, values = {} }: Change,
): Promise<ChangeOutcome> {
  const one = `${path}${record ?? 0}/`;
  if (action === 'delete') await api.delete(one);
  else if (action === 'update') await api.patch(one, { json: values });
  else await api.post(path, { json: { ...values, [entity.personnelFile?.person ?? '']: personId } });
  return { state: 'stored', request: null, shared_account: null };
}

/** Changes a section of someone's file, or asks for it; says which of the two it came to. */
export function useChange(personId: number, name: SectionName) {
  const slug = useSlug();
  const say = useModelText();
  const section = sectionOf(name);
  const send = (change: Change): Promise<ChangeOutcome> =>
    // What no one asks for is written where its records are.
    section.kind === 'records' && !section.isProposed
      ? writeAtOnce(section.entity, endpoint(section.entity, slug), personId, change)
      : api
          .post(`hris/${slug}/people/${personId}/changes/`, { json: { section: name, ...change } })
          .json<ChangeOutcome>();
  const showOutcome = async ({ state, shared_account: shared }: ChangeOutcome) => {
    if (shared) snackbar.show({ text: say(sharedAccountWarning(shared)), tone: 'caution', isPersistent: true });
    snackbar.success(say(state === 'waiting' ? words.sent : words.updated(sectionOf(name).title)));
    await refreshFile(name);
  };
  return { send, showOutcome };
}
