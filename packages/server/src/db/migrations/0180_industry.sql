-- In which industry an organization is: one of a closed list, which the declaration holds.
alter table organization_profile add column industry text;
