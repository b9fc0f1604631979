-- What is approved, or deleted after that, marks its days: an excuse changes what they count for.
create function attendance_due_by_travel() returns trigger language plpgsql as $$
begin
  if old.status is distinct from new.status and 'Approved' in (old.status, new.status) then
    call mark_attendance_stretches(array[new.organization_id], array[new.sender_id], array[new.starts_on], array[new.ends_on]);
  end if;
  return null;
end
$$;
create trigger attendance_due_changed after update of status on travel_attendance
  for each row execute function attendance_due_by_travel();

create function attendance_due_by_credit() returns trigger language plpgsql as $$
begin
  if new.kind = 'Use' and old.status is distinct from new.status and 'Approved' in (old.status, new.status) then
    call mark_attendance_days(array[new.organization_id], array[new.sender_id], array[new.credit_on]);
  end if;
  return null;
end
$$;
create trigger attendance_due_changed after update of status on credit_hour_request
  for each row execute function attendance_due_by_credit();
