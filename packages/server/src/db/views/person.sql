-- Every member of an organization, past ones included, as an answer names them. The account is read only where there is no file.
create view person with (security_invoker = true) as
  select m.organization_id, m.user_id as id,
         coalesce(e.full_name, (select concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) from users u where u.id = m.user_id)) as full_name,
         e.name_ne, coalesce(t.title, '') as job_title, m.is_current,
         picture_of(m.organization_id, m.photo_thumb_id) as picture,
         picture_of(m.organization_id, m.photo_id) as large_picture
    from membership m
    left join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id;
grant select on person to karmik_app, karmik_everywhere;
