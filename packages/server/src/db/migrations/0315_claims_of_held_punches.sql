-- Punches that were made without a connection: when the phone last heard from the server, how far its clock is from the time reckoned from
-- then, and whether the time was confirmed.
alter table punch add column contact_at timestamptz, add column clock_drift integer, add column claim text, add column claim_confirmed_by_id bigint;
alter table punch add foreign key (organization_id, claim_confirmed_by_id) references membership deferrable;

create or replace function attendance_due_by_punches() returns trigger language plpgsql as $$
declare
  o bigint[];
  p bigint[];
  d date[];
begin
  if tg_op = 'DELETE' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(punched_on + n) into o, p, d from removed, generate_series(-1, 1) n;
  elsif tg_op = 'INSERT' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(punched_on + n) into o, p, d from made, generate_series(-1, 1) n;
  else
    select array_agg(organization_id), array_agg(employee_id), array_agg(punched_on + n) into o, p, d
      from (select x.organization_id, x.employee_id, x.punched_on
              from (select * from removed union all select * from made) x
             group by x.organization_id, x.id, x.employee_id, x.punched_on, x.punched_at, x.remark_category, x.source, x.claim
            having count(*) < 2) x,
           generate_series(-1, 1) n;
  end if;
  if o is not null then
    call mark_attendance_days(o, p, d);
  end if;
  return null;
end $$;
