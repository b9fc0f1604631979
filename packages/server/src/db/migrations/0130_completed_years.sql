-- Completed years between two days, as `completedYears` of the model counts them; nothing before the first day.
create function completed_years(since date, until date) returns integer language sql immutable parallel safe as $$
  select case when since <= until then (extract(year from until) - extract(year from since))::integer
    - (extract(month from until) * 100 + extract(day from until) < extract(month from since) * 100 + extract(day from since))::integer end
$$;
