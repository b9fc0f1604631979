-- Records and their figures are exported as PDF too.
alter table export_log drop constraint export_log_format_check;
alter table export_log add constraint export_log_format_check check (format in ('csv', 'xlsx', 'pdf'));
