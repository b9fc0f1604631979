/** People in answers, the same wherever one stands. */

/**
 * A person as a chip shows them, over a row of `person`. The picture is there as the database knows it; `http/pictures.ts` signs
 * its address on the way out.
 */
export const personJson = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'full_name', ${alias}.full_name, 'name_ne', ${alias}.name_ne, 'job_title', ${alias}.job_title, 'profile_picture', ${alias}.picture, 'is_current', ${alias}.is_current)`;

/** The same over `employee e`, its `membership m` and its `job_title t`, for lists that join those anyway. */
export const employeePersonJson =
  "json_build_object('id', e.user_id, 'full_name', e.full_name, 'name_ne', e.name_ne, 'job_title', coalesce(t.title, ''), 'profile_picture', picture_of(m.organization_id, m.photo_thumb_id))";
