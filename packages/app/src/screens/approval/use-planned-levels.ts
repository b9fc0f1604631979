import type { ApprovalPreview } from '@karmik/model/approval/preview';
import type { ApprovalLevel } from '@karmik/ui/ApprovalLine';
import { useDateStyle } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { approverIn, type Approver } from './approval-person.ts';

/** Turns a level of a preview into one of an approval line. */
export function usePlannedLevels(): (
  level: ApprovalPreview['levels'][number],
  place: number,
) => ApprovalLevel<Approver> {
  const say = useModelText();
  const toApprover = approverIn(useDateStyle().language);
  return ({ state, reason, notes, people }, place) => ({
    id: String(place),
    label: say(reason),
    state: state === 'skipped' ? 'skipped' : 'planned',
    people: people.map(toApprover),
    standIns: people
      .filter((person) => person.stand_ins.length > 0)
      .map((person) => ({ of: toApprover(person), people: person.stand_ins.map(toApprover) })),
    notes: notes.map((note) => say(note)),
  });
}
