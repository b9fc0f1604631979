-- How each device is doing: one that waits to be approved is in quarantine; heard of within ten minutes it is online. Devices ask for commands every half a minute or more often.
create view device_status with (security_invoker = true) as
  select d.organization_id, d.id, d.name, d.serial_number, d.branch_id,
         case when not d.is_enabled then 'Disabled'
              when a.waiting_address is not null and d.path_secret is null and (c.last_seen_at is null or c.last_seen_at < a.waiting_since) then 'Quarantined'
              when c.last_seen_at is null then 'Never'
              when c.last_seen_at < coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) - interval '10 minutes' then 'Late'
              else 'Online' end as state,
         c.last_seen_at, c.last_punch_at, c.drift,
         (select count(*)::integer from unmatched_punch u where u.organization_id = d.organization_id and u.device_id = d.id) as unmatched,
         (select count(*)::integer from device_command o
           where o.organization_id = d.organization_id and o.device_id = d.id and o.status in ('Pending', 'Sent')) as pending_commands,
         c.model, c.firmware, c.address, case when d.is_enabled and d.path_secret is null then a.waiting_address end as waiting_address, d.created_at
    from attendance_device d
    left join device_contact c on c.organization_id = d.organization_id and c.device_id = d.id
    left join device_admission a on a.organization_id = d.organization_id and a.device_id = d.id;
grant select on device_status to karmik_app, karmik_everywhere;
