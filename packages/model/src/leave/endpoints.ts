/** The lists of leave, under the API root. */
export const leaveEndpoints = {
  type: 'leave/:org/leave-type',
  masterSetting: 'leave/:org/master-setting',
  rule: 'leave/:org/leave-rule',
  block: 'leave/:org/leave-block',
  clone: 'leave/:org/master-setting/clone',
  lawful: 'leave/:org/master-setting/lawful',
  request: 'leave/:org/leave-request',
  count: 'leave/:org/leave-count',
  cancelRequest: 'leave/:org/leave-cancel-request',
  offline: 'leave/:org/offline-leave',
  balanceEdit: 'leave/:org/balance-edit',
  encashment: 'leave/:org/encashment',
  balance: 'leave/:org/balance',
  day: 'leave/:org/leave-day',
  line: 'leave/:org/leave-line',
  yearOpening: 'leave/:org/year-opening',
} as const;
