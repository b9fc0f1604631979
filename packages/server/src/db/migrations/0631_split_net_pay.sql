-- Net pay that goes to several accounts by percent.
alter table bank_account add column pay_share numeric(16, 2) check (pay_share > 0 and pay_share < 100);
-- The other accounts as they were when the payslip was computed, each with its share; null where all goes to `account`.
alter table pay_slip add column split jsonb;
alter table payment_item add column part integer not null default 0;
drop index payment_item_open;
create unique index payment_item_open on payment_item (organization_id, source, source_id, part)
  where status in ('Created', 'Sending', 'Ambiguous', 'Mismatch');

-- What of the net pay goes where: part 0 is the rest, for the account of the payslip. Every part is a whole number of paisa, and the parts add up to the
-- net pay; the paisa that are left over go to the largest remainders, ties to the earlier share and at last to the rest.
create function pay_parts(net numeric, account jsonb, split jsonb) returns table (part integer, account jsonb, amount numeric)
language sql immutable as $$
  with shares as (
    select e.place::integer as part, e.value - 'share' as account, (e.value ->> 'share')::numeric as share
      from jsonb_array_elements(coalesce($3, '[]'::jsonb)) with ordinality as e (value, place)
    union all
    select 0, $2, 100 - coalesce((select sum((e.value ->> 'share')::numeric) from jsonb_array_elements(coalesce($3, '[]'::jsonb)) as e (value)), 0)),
  cut as (
    select c.part, c.account, floor($1 * c.share) as paisa, $1 * c.share - floor($1 * c.share) as rest from shares c),
  placed as (
    select c.part, c.account, c.paisa, row_number() over (order by c.rest desc, c.part = 0, c.part) as place,
           $1 * 100 - sum(c.paisa) over () as left_over
      from cut c)
  select p.part, p.account, ((p.paisa + case when p.place <= p.left_over then 1 else 0 end) / 100)::numeric(16, 2)
    from placed p order by p.part;
$$;
