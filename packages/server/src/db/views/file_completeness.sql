-- How complete the files of those who work here or join later are, as the database keeps it.
create view file_completeness with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.employee_code, e.branch_id, e.division_id, e.standing, e.created_at,
         array_remove(array[case when p.filled & 1 > 0 then 'personal' end, case when p.filled & 2 > 0 then 'contact' end,
           case when p.filled & 4 > 0 then 'legal' end, case when p.filled & 8 > 0 then 'medical' end,
           case when p.filled & 16 > 0 then 'education' end, case when p.filled & 32 > 0 then 'experience' end,
           case when p.filled & 64 > 0 then 'employee_training' end, case when p.filled & 128 > 0 then 'employee_language' end,
           case when p.filled & 256 > 0 then 'employee_skill' end, case when p.filled & 512 > 0 then 'family_member' end,
           case when p.filled & 1024 > 0 then 'emergency_contact' end, case when p.filled & 2048 > 0 then 'bank_account' end,
           case when p.filled & 4096 > 0 then 'employee_document' end], null) as filled,
         p.percent
    from employee_today e
    join profile_completeness p on p.organization_id = e.organization_id and p.employee_id = e.user_id
   where e.is_current;
grant select on file_completeness to karmik_app, karmik_everywhere;
