/** For whom a post is. */
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** What the lists of a post name of employees. A member reads a published post where every filled list fits them. */
export const audienceTraits = { divisions: 'division', branches: 'branch' } as const;

export const audienceFields = {
  divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
  branches: f.multiReference({ label: bilingual('Branches', 'शाखाहरू'), to: 'branch', name_field: 'name' }),
};
export type AudienceList = keyof typeof audienceTraits;
export const audienceLists = Object.keys(audienceTraits) as AudienceList[];

/** How many divisions, or branches, a post names. */
export const mostInAudience = 50;
