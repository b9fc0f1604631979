-- Files that a link brought and that were not sent off with it yet: they are counted against what links may bring, and swept after an hour.
alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check check (purpose in ('post', 'record', 'link'));
update file f set purpose = 'link'
  from record_file c join salary_declaration r on r.organization_id = c.organization_id and r.id = c.object_id
 where c.organization_id = f.organization_id and c.file_id = f.id and c.entity = 'salary_declaration' and r.answers is null;
