-- The first and the last day at work of everyone, by the records of employment: those that follow each other without a gap are one service.
create view staff_movement with (security_invoker = true) as
  with record as (
    select r.*, lag(r.ends_on) over service as ended_before, lead(r.starts_on) over service as begins_after
      from employment r
    window service as (partition by r.organization_id, r.employee_id order by r.starts_on)),
  moved as (
    select r.*, 'Joined' as movement, r.starts_on as happened_on from record r
     where r.ended_before is distinct from r.starts_on - 1
    union all
    select r.*, 'Left', r.ends_on from record r
     where r.ends_on is not null and r.begins_after is distinct from r.ends_on + 1)
  select m.organization_id, m.id * 2 + (m.movement = 'Left')::integer as id, m.employee_id as user_id, e.full_name, e.employee_code,
         m.movement, m.happened_on, case m.movement when 'Left' then (
           select s.category from separation s
            where s.organization_id = m.organization_id and s.employee_id = m.employee_id and s.effective_date = m.ends_on + 1
              and s.status <> 'Cancelled' limit 1) end as reason,
         m.branch_id, m.division_id, m.job_title_id, m.employment_type_id, m.employment_level_id, e.gender, m.created_at
    from moved m
    join employee e on e.organization_id = m.organization_id and e.user_id = m.employee_id;
grant select on staff_movement to karmik_app, karmik_everywhere;
