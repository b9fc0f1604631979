-- What came of background work is said in both languages; what was written before stays in English.
alter table job_run alter column message drop default, alter column message drop not null,
  alter column message type jsonb using case when message = '' then null else jsonb_build_object('en', message, 'ne', message) end;
alter table spreadsheet_import alter column message drop default, alter column message drop not null,
  alter column message type jsonb using case when message = '' then null else jsonb_build_object('en', message, 'ne', message) end;
