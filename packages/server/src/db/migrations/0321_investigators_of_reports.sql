-- Numbers of reports are drawn at random, so that they no longer say which report came after the confirmation of an investigator. A report
-- keeps the investigators who were confirmed when it came, which tells no order among reports.
alter table whistle_report add column confirmed_then bigint[] not null default '{}';
update whistle_report r
   set confirmed_then = coalesce((select array_agg(i.id) from investigator i where i.organization_id = r.organization_id and i.status = 'Confirmed' and r.id > i.reads_after), '{}');
alter table investigator drop column reads_after;
