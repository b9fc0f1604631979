/**
 * The groups of permissions that act for a member, as SQL over `membership m` and `organization o` (PRM-2): those of the organisation, and
 * the common ones of other organisations where this one accepts them. A common group acts for the person who is still a member where it was made.
 * It asks across organisations, so only work that is bound to none may use it.
 */
export const actingGroups = `membership home
  join membership_group mg on mg.organization_id = home.organization_id and mg.user_id = home.user_id
  join permission_group g on g.organization_id = mg.organization_id and g.id = mg.group_id`;

export const actsForMember = `((home.organization_id = m.organization_id and home.user_id = m.user_id)
  or (home.account_id = m.account_id and home.is_current and g.is_common and o.accepts_common_permissions))`;
