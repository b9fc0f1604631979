-- How complete the files of those who work here or join later are. The weights are worked out once and not for each file (`offset 0` keeps it so),
-- and shares are whole numbers.
create view file_completeness with (security_invoker = true) as
  select f.organization_id, f.user_id as id, f.user_id, f.full_name, f.employee_code, f.branch_id, f.division_id, f.standing, f.created_at,
         array_remove(array[case when f.filled_parts & 1 > 0 then 'personal' end, case when f.filled_parts & 2 > 0 then 'contact' end,
           case when f.filled_parts & 4 > 0 then 'legal' end, case when f.filled_parts & 8 > 0 then 'medical' end,
           case when f.education then 'education' end, case when f.experience then 'experience' end,
           case when f.training then 'employee_training' end, case when f.language then 'employee_language' end,
           case when f.skill then 'employee_skill' end, case when f.family then 'family_member' end,
           case when f.emergency then 'emergency_contact' end, case when f.bank then 'bank_account' end,
           case when f.document then 'employee_document' end], null) as filled,
         100 * (w.own[1 + f.filled_parts] + case when f.education then w.education else 0 end + case when f.experience then w.experience else 0 end
           + case when f.training then w.training else 0 end + case when f.language then w.language else 0 end
           + case when f.skill then w.skill else 0 end + case when f.family then w.family else 0 end
           + case when f.emergency then w.emergency else 0 end + case when f.bank then w.bank else 0 end
           + case when f.document then w.document else 0 end) / w.whole as percent
    from (select e.organization_id, e.user_id, e.full_name, e.employee_code, e.branch_id, e.division_id, e.standing, e.created_at, e.filled_parts,
                 exists (select from education x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as education,
                 exists (select from experience x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as experience,
                 exists (select from employee_training x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as training,
                 exists (select from employee_language x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as language,
                 exists (select from employee_skill x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as skill,
                 exists (select from family_member x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as family,
                 exists (select from emergency_contact x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as emergency,
                 exists (select from bank_account x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as bank,
                 exists (select from employee_document x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as document
            from employee_today e
           where e.is_current) f
    -- `own` holds what the parts that are columns of the file weigh together, by which of them are filled.
    join (select *, nullif(personal + contact + legal + medical + education + experience + training + language + skill + family + emergency + bank + document, 0) as whole,
                 (select array_agg((n & 1) * personal + (n >> 1 & 1) * contact + (n >> 2 & 1) * legal + (n >> 3 & 1) * medical order by n)
                    from generate_series(0, 15) n) as own
            from (select o.id as organization_id, coalesce(s.personal, 10) as personal, coalesce(s.contact, 10) as contact, coalesce(s.legal, 10) as legal,
                         coalesce(s.medical, 5) as medical, coalesce(s.education, 10) as education, coalesce(s.experience, 10) as experience,
                         coalesce(s.employee_training, 5) as training, coalesce(s.employee_language, 5) as language, coalesce(s.employee_skill, 5) as skill,
                         coalesce(s.family_member, 10) as family, coalesce(s.emergency_contact, 10) as emergency, coalesce(s.bank_account, 10) as bank,
                         coalesce(s.employee_document, 10) as document
                    from organization o left join completeness_setting s on s.organization_id = o.id) given offset 0) w on w.organization_id = f.organization_id;
grant select on file_completeness to karmik_app, karmik_everywhere;
