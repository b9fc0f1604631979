-- A deadline is an instant. Those that were days end with their day where the organization is.

alter table form alter column deadline type timestamptz using (deadline + time '23:59:59') at time zone 'UTC';
update form set deadline = (form.deadline at time zone 'UTC') at time zone organization.timezone
  from organization where organization.id = form.organization_id and form.deadline is not null;
