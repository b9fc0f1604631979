-- Whether requests may be approved, forwarded and cancelled without a remark; declining and overtime need one everywhere.
alter table application_setting add column is_remark_optional boolean not null default false;
