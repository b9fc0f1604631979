-- Photos of people: one to a membership, so that an organisation keeps its own. Two sizes, both held as the person's files.
alter table membership
  add column photo_id bigint,
  add column photo_thumb_id bigint,
  add constraint membership_photo_fkey foreign key (organization_id, photo_id) references file deferrable,
  add constraint membership_photo_thumb_fkey foreign key (organization_id, photo_thumb_id) references file deferrable,
  add constraint membership_photo_check check ((photo_id is null) = (photo_thumb_id is null));

-- What an answer says of a picture until the server signs its address for whoever reads it; null where there is none.
create function picture_of(organization_id bigint, file_id bigint) returns text
  language sql immutable strict parallel safe
  return organization_id::text || '/' || file_id::text;

create or replace view person with (security_invoker = true) as
  select m.organization_id, m.user_id as id,
         coalesce(e.full_name, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name)) as full_name,
         coalesce(t.title, '') as job_title, m.is_current,
         picture_of(m.organization_id, m.photo_thumb_id) as picture,
         picture_of(m.organization_id, m.photo_id) as large_picture
    from membership m
    join users u on u.id = m.user_id
    left join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id;
