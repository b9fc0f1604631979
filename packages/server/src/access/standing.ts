/**
 * Whether a session goes on, as SQL over `auth_session s` and `users u`. The gate, the live connection, the refresh and the list of
 * one's own sessions ask the same, so that a session that is over is over everywhere.
 * @param now the parameter that holds the instant, such as `$2`
 */
export const goesOn = (now: string): string =>
  `(s.revoked_at is null and s.expires_at > ${now} and u.status = 'active' and not exists (
     select from membership om join security_setting r on r.organization_id = om.organization_id
      where om.user_id = s.user_id and om.is_current
        and ((r.otp_required and not s.second_step)
          or coalesce(u.password_changed_at, u.created_at) <= ${now}::timestamptz - make_interval(days => r.password_max_age_days))))`;
