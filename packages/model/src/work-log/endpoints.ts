/** Endpoints of work logs under `/api/v1/`; `:org` is the organization's slug. */
export const workLogEndpoints = {
  entry: 'work-log/:org/entry',
  given: 'work-log/:org/given',
  payLog: 'work-log/:org/pay-log',
  setting: 'work-log/:org/setting',
  timer: 'work-log/:org/timer',
  forgotten: 'work-log/:org/forgotten-timer',
  week: 'work-log/:org/week',
  leaders: 'work-log/:org/leader-board',
} as const;
