/** Days of the month on which leave leaves too few of a division, in words. */
import { listed } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { coverGapsPath, type CoverGap, type CoverGapsAnswer } from '@karmik/model/leave/cover';
import { leaveRequest } from '@karmik/model/leave/request';
import { toDevanagariDigits } from 'date-bs';
import { api } from '../../api/client.ts';
import type { NotesAsked } from '../../screens/kit/bodies.ts';
import { endpoint } from '../../screens/records.ts';

const belowCover = ({ division: { name }, present, members, needed }: CoverGap): Text =>
  bilingual(
    `Below minimum cover: ${name} ${present} of ${members}, ${needed} needed`,
    toDevanagariDigits(`न्यूनतम उपस्थिति पुगेन: ${name} ${members} मध्ये ${present}, ${needed} चाहिने`),
  );

/** Days on which leave leaves too few, pending leave included. */
export const coverGapsOf = async (
  as: 'hr' | 'supervisor',
  { slug, start: from, end: to, signal }: NotesAsked,
): Promise<readonly CoverGap[]> =>
  (
    await api
      .get(endpoint(leaveRequest, slug, coverGapsPath), { searchParams: { as, from, to }, signal })
      .json<CoverGapsAnswer>()
  ).results;

export async function coverNotes(as: 'hr' | 'supervisor', asked: NotesAsked): Promise<Readonly<Record<string, Text>>> {
  const results = await coverGapsOf(as, asked);
  const byDay = Map.groupBy(results, ({ day }) => day);
  return Object.fromEntries([...byDay].map(([day, gaps]) => [day, listed(gaps.map(belowCover))]));
}
