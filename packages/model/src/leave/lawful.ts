/** The leave of the Labour Act 2074, with unpaid leave beside it, which an organization may take over as it is. */
import { bilingual, type Text } from '../kit/text.ts';
import type { EntityBody } from '../kit/entity.ts';
import type { leaveType } from './leave-type.ts';
import type { leaveRule } from './rule.ts';

interface LawfulLeave {
  readonly name: Text;
  readonly type: Pick<EntityBody<typeof leaveType>, 'category' | 'statute' | 'is_right'> & { readonly colour: string };
  /** What its rule says otherwise than a new one. */
  readonly rule: Partial<EntityBody<typeof leaveRule>>;
}

const paid = { paid_fraction: '1.00' } as const;
/** Rights are counted by the calendar, for everyone and from the first day. */
const event = { ...paid, accrual: 'none', count_basis: 'calendar', allows_half_day: false } as const;
const paidAbove = { carries: true, excess: 'encash', encashable: true, encash_basis: 'basic_30' } as const;

export const lawfulLeave: readonly LawfulLeave[] = [
  {
    name: bilingual('Home leave', 'घर बिदा'),
    type: { category: 'General', statute: 'home', is_right: false, colour: '#2f7d6b' },
    rule: {
      ...paid,
      ...paidAbove,
      accrual: 'per_days_worked',
      accrual_amount: '1.0000',
      accrual_days_worked: 20,
      carry_cap: '90.0000',
    },
  },
  {
    name: bilingual('Sick leave', 'बिरामी बिदा'),
    type: { category: 'General', statute: 'sick', is_right: true, colour: '#b4543a' },
    rule: {
      ...paid,
      ...paidAbove,
      accrual: 'up_front',
      accrual_amount: '12.0000',
      accrual_at: 'start',
      pauses_on_unpaid: false,
      rounding: 'half',
      rounding_direction: 'up',
      carry_cap: '45.0000',
      document_above_days: '3.0000',
    },
  },
  {
    name: bilingual('Maternity leave', 'प्रसूति बिदा'),
    type: { category: 'Event', statute: 'maternity', is_right: true, colour: '#a34b83' },
    rule: { ...event, paid_days: '60.0000', max_per_request: '98.0000', genders: ['Female'] },
  },
  {
    name: bilingual('Paternity leave', 'प्रसूति स्याहार बिदा'),
    type: { category: 'Event', statute: 'paternity', is_right: true, colour: '#4a5a9e' },
    rule: { ...event, max_per_request: '15.0000', genders: ['Male'] },
  },
  {
    name: bilingual('Mourning leave', 'किरिया बिदा'),
    type: { category: 'Event', statute: 'mourning', is_right: true, colour: '#5b6470' },
    rule: { ...event, max_per_request: '13.0000' },
  },
  {
    name: bilingual('Substitute leave', 'सट्टा बिदा'),
    type: { category: 'Compensatory', statute: 'substitute', is_right: false, colour: '#8a6d1f' },
    rule: { ...paid, accrual: 'none', grant_expires_after_days: 21 },
  },
  {
    name: bilingual('Unpaid leave', 'बेतलबी बिदा'),
    type: { category: 'Unlimited', statute: 'none', is_right: false, colour: '#6f6f6f' },
    rule: { paid_fraction: '0.00', accrual: 'none' },
  },
];
