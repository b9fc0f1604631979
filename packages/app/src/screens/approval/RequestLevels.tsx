import { approvalPolicy } from '@karmik/model/approval/policy';
import { reviewerLabel } from '@karmik/model/approval/preview';
import { reassignments, type Reassignment } from '@karmik/model/approval/request';
import type { UserRef } from '@karmik/model/kit/fields';
import type { Text as Bilingual } from '@karmik/model/kit/text';
import { ApprovalLine, type ApprovalLevel, type ApprovalOutcome } from '@karmik/ui/ApprovalLine';
import { Card } from '@karmik/ui/Card';
import type { ReactNode } from 'react';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useDateStyle } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { approverIn, type Approver } from './approval-person.ts';
import { words } from './words.ts';

/** A level of a request that was sent. */
export interface Step {
  readonly level: number;
  readonly approver: string;
  readonly state: string;
  readonly candidates: readonly UserRef[];
  readonly asks_all: boolean;
  /** ISO instants. */
  readonly opened_at: string | null;
  readonly due_at: string | null;
}

/** From whom a step went to whom, and why. */
export interface Moved {
  readonly because: Reassignment;
  readonly from: readonly UserRef[];
  readonly to: readonly UserRef[];
}

/** What was done with a request. */
export interface Entry {
  readonly id: number;
  readonly level: number | null;
  readonly action_performed: string;
  readonly action_performed_by: UserRef | null;
  readonly acting_for: UserRef | null;
  readonly remarks: string;
  readonly created_at: string;
  readonly moved: Moved | null;
}

const approvers: Readonly<Record<string, Bilingual>> = {
  ...approvalPolicy.fields.levels.item.approver.choices,
  Reviewer: reviewerLabel,
};
const outcomes: Readonly<Record<string, ApprovalOutcome>> = {
  Approved: 'approved',
  Forwarded: 'forwarded',
  Declined: 'declined',
};
const states: Readonly<Record<string, ApprovalLevel['state']>> = { open: 'open', waiting: 'waiting' };

interface RequestLevelsProps {
  readonly steps: readonly Step[];
  readonly entries: readonly Entry[];
}

/** The levels of a request that is pending: who decided, who is asked, who comes after; nothing once it is decided. */
export function RequestLevels({ steps, entries }: RequestLevelsProps): ReactNode {
  const say = useModelText();
  const toApprover = approverIn(useDateStyle().language);
  if (!steps.some(({ state }) => state === 'open')) return null;
  const levelOf = (step: Step): ApprovalLevel<Approver> => {
    const own = entries.filter(({ level }) => level === step.level);
    return {
      id: String(step.level),
      label: say(approvers[step.approver] ?? words.whoDecides),
      state: states[step.state] ?? 'decided',
      people: step.candidates.map(toApprover),
      needs: step.asks_all ? 'all' : 'any',
      since: step.opened_at ?? undefined,
      due: step.due_at ?? undefined,
      decisions: own.flatMap(({ action_performed: action, action_performed_by: by, acting_for: absent, ...entry }) => {
        const outcome = outcomes[action];
        if (outcome === undefined || entry.moved) return [];
        return {
          outcome,
          by: by ? toApprover(by) : undefined,
          actingFor: absent ? toApprover(absent) : undefined,
          at: entry.created_at,
          remark: entry.remarks,
        };
      }),
      moves: own.flatMap(({ moved }) =>
        moved && moved.to.length > 0
          ? {
              from: moved.from.map(toApprover),
              to: moved.to.map(toApprover),
              reason: say(reassignments[moved.because]),
            }
          : [],
      ),
    };
  };
  return (
    <Card title={say(words.whoDecides)}>
      <ApprovalLine
        label={say(words.whoDecides)}
        levels={steps.map(levelOf)}
        renderPerson={({ user }) => <PersonChip person={user} size="sm" />}
      />
    </Card>
  );
}
