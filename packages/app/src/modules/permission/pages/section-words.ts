import { permissionSections, type PermissionSection } from '@karmik/model/permission/sections';
import { useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** What some codes give of a section, in a few words: everything, reads, three permissions. */
export function useGiven(): (section: PermissionSection, codes: readonly string[]) => string {
  const say = useModelText();
  const number = useNumbers();
  return ({ full, read, single }, codes) => {
    if (codes.includes(full)) return say(words.all);
    const count = single.filter((code) => codes.includes(code)).length;
    const parts = [
      ...(read !== undefined && codes.includes(read) ? [say(words.reads)] : []),
      ...(count > 0 ? [say(words.some(number(count)))] : []),
    ];
    return parts.length > 0 ? parts.join(' + ') : say(words.nothing);
  };
}

/** The sections of which some codes give anything. */
export function useSectionWords(codes: readonly string[]): { title: string; given: string }[] {
  const say = useModelText();
  const given = useGiven();
  return permissionSections
    .filter(({ full, read, single }) => [full, read, ...single].some((code) => code && codes.includes(code)))
    .map((section) => ({ title: say(section.title), given: given(section, codes) }));
}
