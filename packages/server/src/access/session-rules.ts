/** Whether a session goes on, as SQL over `auth_session s` and `users u`. */

const isUnended = (now: string): string =>
  `s.revoked_at is null and s.expires_at > ${now} and u.status = 'active'
   and (coalesce(u.password_changed_at, u.created_at)
     <= ${now}::timestamptz - make_interval(days => password_expires_after_days(s.user_id))) is not true`;

const lacksSecondStep = (now: string): string =>
  `not s.second_step and is_second_step_required(s.user_id, ${now}::timestamptz)`;

/**
 * Whether a session goes on with all that its account may do. The live connection, pushes and the list of one's own sessions ask the same,
 * so that a session that is over is over everywhere.
 * @param now the parameter that holds the instant, such as `$2`
 */
export const goesOn = (now: string): string => `(${isUnended(now)} and not (${lacksSecondStep(now)}))`;

/** The same, or that it goes on to set up a second step and do nothing else, see `isSecondStepDue`: what the gate and the refresh ask. */
export const isOpen = (now: string): string =>
  `(${isUnended(now)} and (s.second_step_due or not (${lacksSecondStep(now)})))`;

/** Whether an open session may only set up a second step. */
export const isSecondStepDue = (now: string): string => `(s.second_step_due and ${lacksSecondStep(now)})`;
