-- Leave that is approved, or cancelled after that, marks its days: they count otherwise.
create function attendance_due_by_leave() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'Approved' then
      call mark_attendance_stretches(array[new.organization_id], array[new.sender_id], array[new.from_date], array[new.to_date]);
    end if;
  elsif old.status is distinct from new.status and 'Approved' in (old.status, new.status) then
    call mark_attendance_stretches(array[new.organization_id], array[new.sender_id], array[new.from_date], array[new.to_date]);
  end if;
  return null;
end
$$;
create trigger attendance_due_changed after insert or update of status on leave_request
  for each row execute function attendance_due_by_leave();
