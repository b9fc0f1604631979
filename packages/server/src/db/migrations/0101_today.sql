-- The day that it is for an organization, by the server's clock as its connection was told it, else by the database's own.
create function today_of(organization bigint) returns date language sql stable parallel safe
  -- What it costs is one row of a small table; were it taken for more, lists would be planned around it.
  cost 1
begin atomic
  select (coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) at time zone o.timezone)::date
    from organization o where o.id = organization;
end;
