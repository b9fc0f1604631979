-- Groups of permissions that are edited by people, groups that are common to several organisations, and what a person hides from their
-- menu of further applications.

alter table permission_group
  add column description text not null default '',
  add column is_common boolean not null default false;

-- Only an organisation that says so lets common groups act in it.
alter table organization add column accepts_common_permissions boolean not null default false;

alter table membership add column hidden_extra_apps text[] not null default '{}';

create index membership_group_user on membership_group (user_id);

-- Common groups stand outside the wall for reading, as long as the organisation that reads accepts them.
create policy common_groups on permission_group for select to karmik_app
  using (is_common and exists (
    select from organization o where o.id = (select app_organization()) and o.accepts_common_permissions));
create policy common_members on membership_group for select to karmik_app
  using (exists (
    select from permission_group g
     where g.organization_id = membership_group.organization_id and g.id = membership_group.group_id and g.is_common));
