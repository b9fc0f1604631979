/** What those who decide on leave read first: when, how much, why, the balance before and after, and who else is away. */
import type { HomeFact } from '@karmik/model/home/home';
import { numberText } from '@karmik/model/kit/figures';
import { listed } from '@karmik/model/kit/message';
import { counted } from '@karmik/model/kit/plural';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { quantityText, unitsOf } from '@karmik/model/leave/engine/quantity';
import { leaveRequest } from '@karmik/model/leave/request';
import { leaveParts, type LeavePart } from '@karmik/model/leave/vocabulary';
import { cutText } from '@karmik/model/notification/cut-text';
import { supervisionOn } from '../../../access/supervision.ts';
import type { Tenant } from '../../../db/database.ts';
import { balancesOf } from '../account/balances.ts';
import { leaveTakers } from '../account/people.ts';
import { gapsOf } from '../cover/gaps.ts';

interface Row {
  readonly id: number;
  readonly sender: number;
  readonly leave_type: number;
  readonly type: string;
  readonly type_ne: string | null;
  readonly from_date: string;
  readonly to_date: string;
  readonly first_part: LeavePart;
  readonly last_part: LeavePart;
  readonly reason: string;
  readonly duration: string;
  /** Colleagues of the same division or supervisor with leave on these days. */
  readonly away: readonly { readonly en: string; readonly ne: string | null }[] | null;
}

const words = {
  when: bilingual('When', 'कहिले'),
  balance: bilingual('Balance', 'मौज्दात'),
  away: bilingual('Also away', 'अरू बिदामा'),
  cover: bilingual('Cover', 'उपस्थिति'),
  more: (count: number) => bilingual(`${count} more`, `थप ${numberText(count, 'ne')}`),
  below: (count: number) =>
    bilingual(`Below the minimum on ${counted(count, 'day')}`, `${numberText(count, 'ne')} दिन न्यूनतमभन्दा कम`),
} as const;

const mostNamed = 3;
const { fields } = leaveRequest;

/** Days as `2` or `0.5`, in the digits of each language. */
const days = (quantity: string): Text => {
  const plain = quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity;
  return bilingual(plain, numberText(plain, 'ne'));
};

const daysIn = (quantity: string): Text => {
  const { en, ne } = days(quantity);
  return bilingual(`${en} ${en === '1' || en === '0.5' ? 'day' : 'days'}`, `${ne} दिन`);
};

/** The parts of the first and the last day, where they are not whole. */
function partsOf({ from_date: from, to_date: to, first_part: first, last_part: last }: Row): Text[] {
  const parts = from === to ? [first] : [first, last];
  return parts.every((part) => part === 'Full')
    ? []
    : [
        listed(
          parts.map((part) => leaveParts[part]),
          ' – ',
        ),
      ];
}

/** Facts of leave requests that are pending, by id. What is available counts them already. @param today where the organization is */
export async function briefLeave(
  tenant: Tenant,
  ids: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, HomeFact[]>> {
  const rows = await tenant.query<Row>(
    `select r.id, r.sender_id as sender, r.leave_type_id as leave_type, t.name as type, t.name_in_nepali as type_ne, r.from_date, r.to_date,
            r.first_part, r.last_part, r.reason, r.duration::text as duration, a.away
       from leave_request r join leave_type t on t.organization_id = r.organization_id and t.id = r.leave_type_id
       left join lateral (
         select json_agg(x order by x.en) as away from (
           select distinct on (p.id) p.full_name as en, p.name_ne as ne from (
               select e.user_id from employee me join employee e on e.organization_id = me.organization_id and e.division_id = me.division_id
                where me.organization_id = r.organization_id and me.user_id = r.sender_id
               union
               select b.subordinate_id from ${supervisionOn('$3')} a
                 join ${supervisionOn('$3')} b on b.organization_id = a.organization_id and b.supervisor_id = a.supervisor_id
                where a.organization_id = r.organization_id and a.subordinate_id = r.sender_id) c (user_id)
             join leave_request o on o.organization_id = r.organization_id and o.sender_id = c.user_id
             join person p on p.organization_id = o.organization_id and p.id = o.sender_id
            where c.user_id <> r.sender_id and o.status in ('Requested', 'Forwarded', 'Approved') and o.from_date <= r.to_date and o.to_date >= r.from_date
         ) x) a on true
      where r.organization_id = $1 and r.id = any($2)`,
    [tenant.organizationId, [...ids], today],
  );
  if (rows.length === 0) return new Map();
  const senders = [...new Set(rows.map(({ sender }) => sender))];
  const takers = await leaveTakers(tenant, today, senders);
  const { of: balances } = await balancesOf(tenant, takers, today);
  const divisions = new Map(takers.map(({ user_id: id, division }) => [id, division]));
  const gaps = await gapsOf(tenant, {
    from: rows.map(({ from_date }) => from_date).reduce((a, b) => (a < b ? a : b)),
    to: rows.map(({ to_date }) => to_date).reduce((a, b) => (a > b ? a : b)),
    ofPeople: senders,
  });
  return new Map(
    rows.map((row): [number, HomeFact[]] => {
      const { sender, leave_type: type, from_date: from, to_date: to, duration, reason } = row;
      const balance = balances.get(sender)?.find((each) => each.keeps_balance && each.leave_type.id === type);
      const away = row.away ?? [];
      const named = away.slice(0, mostNamed).map(({ en, ne }) => bilingual(en, ne ?? en));
      const below = gaps.filter(
        ({ day, division }) => day >= from && day <= to && division.id === divisions.get(sender),
      ).length;
      return [
        row.id,
        [
          { label: fields.leave_type.label, text: bilingual(row.type, row.type_ne ?? row.type) },
          { label: words.when, day: from, ...(to === from ? {} : { until: to }) },
          { label: fields.duration.label, text: listed([daysIn(duration), ...partsOf(row)], ' · ') },
          ...(balance === undefined
            ? []
            : [
                {
                  label: words.balance,
                  text: listed(
                    [days(quantityText(unitsOf(balance.available) + unitsOf(duration))), days(balance.available)],
                    ' → ',
                  ),
                  ...(unitsOf(balance.available) < 0n ? { is_caution: true } : {}),
                },
              ]),
          { label: fields.reason.label, text: bilingual(cutText(reason), cutText(reason)) },
          ...(named.length === 0
            ? []
            : [
                {
                  label: words.away,
                  text: listed([...named, ...(away.length > mostNamed ? [words.more(away.length - mostNamed)] : [])]),
                },
              ]),
          ...(below > 0 ? [{ label: words.cover, text: words.below(below), is_caution: true }] : []),
        ],
      ];
    }),
  );
}
