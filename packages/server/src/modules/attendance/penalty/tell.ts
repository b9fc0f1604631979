/** Tells people what became of a penalty of theirs. */
import { attendancePaths } from '@karmik/model/attendance/paths';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';
import type { Tenant } from '../../../db/database.ts';
import { notify } from '../../notification/notify.ts';

type Became = 'Confirmed' | 'Cancelled' | 'Withdrawn';

interface Told {
  readonly id: number;
  readonly employeeId: number;
  readonly became: Became;
  readonly reason: Text;
  /** Decimal; null of a warning. */
  readonly days: string | null;
  readonly actorId: number | null;
  readonly now: Date;
}

const words: Readonly<Record<Became, Text>> = {
  Confirmed: bilingual('confirmed', 'पुष्टि भयो'),
  Cancelled: bilingual('cancelled', 'रद्द'),
  Withdrawn: bilingual('withdrawn', 'फिर्ता लिइयो'),
};

/** @example '0.50' becomes '0.5' */
const plain = (days: string): string => days.replace(/\.?0+$/, '');

function sentence({ became, reason, days }: Told): Text {
  const { en, ne } = words[became];
  if (days === null) return bilingual(`Attendance warning ${en}: ${reason.en}`, `हाजिरीको चेतावनी ${ne}: ${reason.ne}`);
  const length = plain(days);
  return bilingual(
    `Penalty of ${length} ${Number(days) > 1 ? 'days' : 'day'} ${en}: ${reason.en}`,
    `${toDevanagariDigits(length)} दिनको जरिवाना ${ne}: ${reason.ne}`,
  );
}

export const tellOfPenalty = (tenant: Tenant, told: Told): Promise<void> =>
  notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: [told.employeeId],
    actorId: told.actorId,
    category: 'attendance',
    text: sentence(told),
    url: linkTo(attendancePaths.ownPenalties, {}, { open: told.id }),
    at: told.now,
  });
