-- Those who work here now, with their flags of the noticeboard; the id is that of the person.
create view noticeboard_member with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.employee_code, e.branch_id, e.division_id, m.allow_to_post, m.need_approval, e.created_at
    from employee_today e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
   where e.is_current and not m.is_audit_user;
grant select on noticeboard_member to karmik_app, karmik_everywhere;
