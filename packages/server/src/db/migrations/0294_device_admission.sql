-- From where a device without a secret may send: its serial is printed on it, so HR approves where it is heard of first, and each move.
create table device_admission (
  organization_id bigint not null references organization (id) deferrable,
  device_id bigint not null,
  approved_address text,
  approved_at timestamptz,
  approved_by bigint,
  -- Where it was heard of last without being let in.
  waiting_address text,
  waiting_since timestamptz,
  primary key (organization_id, device_id),
  foreign key (organization_id, device_id) references attendance_device on delete cascade deferrable,
  foreign key (organization_id, approved_by) references membership deferrable
);
call guard_tenant_table('device_admission');

-- Devices that send today go on from where they are.
insert into device_admission (organization_id, device_id, approved_address, approved_at)
select organization_id, device_id, address, last_seen_at from device_contact;
