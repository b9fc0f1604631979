-- Each day of approved leave with what the person was on that day: where they worked and as what by the records of employment, and how old
-- they were. What has no history, or a change to come that the employee does not know of, is as it is today.
create view leave_day with (security_invoker = true) as
  select l.organization_id, l.id, l.employee_id, l.day, to_char(l.day, 'FMDay') as weekday, l.part, l.coefficient as quantity,
         l.coefficient - l.unpaid as paid, l.unpaid, l.leave_type_id, t.category, r.is_offline,
         -- 1 on the day with which a stretch of leave begins, so that their sum is how often leave was taken. A request whose first day counts
         -- begins with it; of others the days are looked at.
         (l.day = r.from_date or l.day = (select min(f.day) from leave_request_days f
             where f.organization_id = l.organization_id and f.parent_id = l.leave_request_id and f.quantity > 0))::integer as occasions,
         case when (r.created_at at time zone o.timezone)::date > l.day then 'Requested late'
              when l.unpaid > 0 then 'Unpaid'
              when exists (select from attendance_day a where a.organization_id = l.organization_id and a.employee_id = l.employee_id
                              and a.day in (l.day - 1, l.day + 1) and a.coefficient in ('Offday', 'Holiday')) then 'Next to a day off'
         end as irregularity,
         case when h.id is null then e.branch_id else h.branch_id end as branch_id,
         case when h.id is null then e.division_id else h.division_id end as division_id,
         case when h.id is null then e.employment_type_id else h.employment_type_id end as employment_type_id,
         case when h.id is null then e.employment_level_id else h.employment_level_id end as employment_level_id,
         e.gender, e.marital_status, completed_years(e.date_of_birth, l.day) as age, r.created_at
    from leave_of_day l
    join organization o on o.id = l.organization_id
    join leave_request r on r.organization_id = l.organization_id and r.id = l.leave_request_id
    join leave_type t on t.organization_id = l.organization_id and t.id = l.leave_type_id
    left join employee e on e.organization_id = l.organization_id and e.user_id = l.employee_id
    -- Records of one person never overlap.
    left join employment h on h.organization_id = l.organization_id and h.employee_id = l.employee_id
      and h.starts_on <= l.day and (h.ends_on is null or h.ends_on >= l.day)
      and (h.applied_at is not null or change_is_known(h.organization_id, h.starts_on, h.is_published));
grant select on leave_day to karmik_app, karmik_everywhere;
