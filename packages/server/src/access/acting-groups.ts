/**
 * The groups of permissions that act for a member, as SQL over `membership m` and `organization o` (PRM-2): those of the organisation, and
 * the common ones of other organisations where this one accepts them. A common group acts for whoever is still a member where it was made.
 * It asks across organisations, so only work that is bound to none may use it.
 */
export const actingGroups =
  'membership_group mg join permission_group g on g.organization_id = mg.organization_id and g.id = mg.group_id';

export const actsForMember = `mg.user_id = m.user_id and (mg.organization_id = m.organization_id or (
    g.is_common and o.accepts_common_permissions and exists (
      select from membership home where home.organization_id = mg.organization_id and home.user_id = mg.user_id and home.is_current)))`;
