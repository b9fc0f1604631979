/** Every declared entity. The server mounts and checks these at its start; the conformance tests go over them. */
import { loneAdministratorException } from './approval/lone-administrator.ts';
import { approvalPolicy, delegation, supervision } from './approval/policy.ts';
import { attendanceDay } from './attendance/attendance-day.ts';
import { attendanceDevice, deviceCommand, deviceUser, unmatchedPunch } from './attendance/device.ts';
import { attendanceSetting } from './attendance/individual-setting.ts';
import { overtimeAssignment, overtimeRequest, overtimeSetting } from './attendance/overtime.ts';
import { overtimeClaim } from './attendance/overtime-claim.ts';
import { attendanceHeadingSetting } from './attendance/heading-setting.ts';
import { manualAttendanceSetting } from './attendance/manual.ts';
import { adjustmentRequest, adjustmentSetting } from './attendance/adjustment.ts';
import { creditHourDeleteRequest, creditHourRequest, creditHourSetting } from './attendance/credit-hour.ts';
import { penalty } from './attendance/penalty/penalty.ts';
import { penaltyAssignment, penaltyRule } from './attendance/penalty/rule.ts';
import { punch } from './attendance/punch.ts';
import { timesheet, timesheetActivity, timesheetProject } from './attendance/timesheet.ts';
import { shiftSwap } from './attendance/roster/swap.ts';
import { lostHourAdjustment, lostHourReason } from './attendance/lost-hour.ts';
import { trainingSetting, travelAttendance, travelDeleteRequest, travelSetting } from './attendance/travel.ts';
import { rosterEntry } from './attendance/roster/entry.ts';
import { shiftAssignment, workShift } from './attendance/work-shift.ts';
import { punchSetting } from './attendance/punch-setting.ts';
import { webAttendanceSetting } from './attendance/web-setting.ts';
import { dutyStationAssignment } from './hris/duty-station-assignment.ts';
import { form, formAnswer } from './forms/form.ts';
import { payHeading } from './payroll/setup/heading.ts';
import { payFundPayment } from './payroll/settlement/fund-payment.ts';
import { payConcurrentPackage, payPackage, payPackageAssignment, payPackageVersion } from './payroll/setup/package.ts';
import { payrollProfile } from './payroll/setup/profile.ts';
import { payFestival } from './payroll/setup/festival.ts';
import { payrollSetting } from './payroll/setup/setting.ts';
import { grievanceSetting } from './grievance/setting.ts';
import { loan, loanMovement } from './loan/loan.ts';
import { loanGuarantee } from './loan/guarantee.ts';
import { loanMethod } from './loan/method.ts';
import { loanSetting } from './loan/setting.ts';
import { loanHeadingDeduction, loanMarketRate, loanType } from './loan/type.ts';
import { advanceMovement, advanceSalary } from './payroll/advance/advance.ts';
import { advanceSetting } from './payroll/advance/setting.ts';
import { workCode, workOperation, workRate, workSetting } from './payroll/work/setup.ts';
import { unitOfWork } from './payroll/work/work.ts';
import { payDayCorrection } from './payroll/items/day-correction.ts';
import { payHold } from './payroll/items/hold.ts';
import { payLawChange } from './payroll/law/change.ts';
import { payIncentive, payIncentiveAmount } from './payroll/items/incentive.ts';
import { certificateSetting } from './payroll/certificate/setting.ts';
import { payslipLayout } from './payroll/paper/layout.ts';
import { payDifference } from './payroll/review/difference.ts';
import { payFinding } from './payroll/review/finding.ts';
import { payRebateKind } from './payroll/rebate/kind.ts';
import { payRebate } from './payroll/rebate/rebate.ts';
import { payReportSetting } from './payroll/reports/setting.ts';
import { taxReportSetting } from './payroll/files/tax-setting.ts';
import { payFile } from './payroll/files/file.ts';
import { payVoucherActivity } from './payroll/voucher/activity.ts';
import { payLedger } from './payroll/voucher/ledger.ts';
import { payLedgerMapping } from './payroll/voucher/mapping.ts';
import { payVoucherSetting } from './payroll/voucher/setting.ts';
import { payVoucherType } from './payroll/voucher/type.ts';
import { payVoucher } from './payroll/voucher/voucher.ts';
import { payForecastAmount } from './payroll/forecast/amount.ts';
import { payForecast } from './payroll/forecast/plan.ts';
import { payRun } from './payroll/run/run.ts';
import { paySlip } from './payroll/run/slip.ts';
import { archivedPayImport } from './payroll/archive/import.ts';
import { oldPayHeading } from './payroll/archive/old-heading.ts';
import { archivedPayslip } from './payroll/archive/payslip.ts';
import { payrollOpening } from './payroll/opening/opening.ts';
import { disciplinaryCase } from './hris/disciplinary-case.ts';
import { employee } from './hris/employee.ts';
import { contractSetting, employment, profileSetting } from './hris/employment.ts';
import { changeRequest } from './hris/change-request.ts';
import { completenessSetting } from './hris/file/completeness.ts';
import { bankAccount, employeeDocument, insurance, medicalHistory, vehicle } from './hris/file/keeping.ts';
import { ksaoAssignment } from './hris/file/ksao.ts';
import { education, employeeSkill, experience, language, socialActivity, training } from './hris/file/learning.ts';
import { emergencyContact, familyMember } from './hris/file/people.ts';
import { idCard, idCardSample, idCardTemplate } from './hris/id-card/entities.ts';
import { letterRequest } from './hris/letters/letter-request.ts';
import { letterTemplate } from './hris/letters/letter-template.ts';
import { letter } from './hris/letters/letter.ts';
import { candidateEvaluation } from './hris/candidate-evaluation.ts';
import { preEmployment } from './hris/pre-employment.ts';
import { reviewType, separationType, taskTemplate, templateTask } from './hris/process-setting.ts';
import { salaryDeclaration } from './hris/salary-declaration.ts';
import { resignation } from './hris/resignation.ts';
import { employmentReview } from './hris/review.ts';
import { processTask, separation } from './hris/separation.ts';
import { staffReport } from './hris/staff-report.ts';
import type { Entity } from './kit/entity.ts';
import { leaveBalanceEdit } from './leave/balance-edit.ts';
import { leaveEncashment } from './leave/encashment.ts';
import { leaveBlock } from './leave/block.ts';
import { leaveCover } from './leave/cover.ts';
import { leaveMasterSetting } from './leave/master-setting.ts';
import { leaveRule } from './leave/rule.ts';
import { leaveCancelRequest, leaveRequest } from './leave/request.ts';
import { leaveSetting } from './leave/setting.ts';
import { leaveType } from './leave/leave-type.ts';
import { securitySetting } from './account/security-setting.ts';
import { smtpServer } from './commons/smtp-server.ts';
import { emailTemplate } from './commons/email-template.ts';
import { emailTemplateContent } from './commons/email-template-content.ts';
import {
  documentCategory,
  dutyStation,
  educationDegree,
  equipmentCategory,
  ethnicity,
  holidayCategory,
  religion,
} from './commons/lists.ts';
import { exchangeRate, exchangeRateSetting } from './commons/exchange/rate.ts';
import { event } from './events/event.ts';
import { expenseAdvance, expenseAdvanceMovement } from './expense/advance.ts';
import { expensePayment, expenseSettlement } from './expense/settlement.ts';
import { expenseCategory, expenseSetting, expenseType } from './expense/setup.ts';
import { expenseCancelRequest } from './expense/cancel.ts';
import { travelAllowance, travelLimit } from './expense/travel/allowance.ts';
import { travelLocation, travelLocationClass } from './expense/travel/location.ts';
import { travelRequest } from './expense/travel/request.ts';
import { travelExpenseSetting } from './expense/travel/setting.ts';
import { paymentAccount } from './payment/account.ts';
import { paymentBatch } from './payment/batch.ts';
import { paymentCallback } from './payment/callback.ts';
import { esewaSetting, esewaUser } from './payment/esewa.ts';
import { paymentItem } from './payment/item.ts';
import { paymentSetting } from './payment/setting.ts';
import { statementLine } from './payment/statement.ts';
import { swiftCode } from './payment/swift.ts';
import { emailNotificationSetting, hrisEmailSetting } from './notification/email-setting.ts';
import { notificationTemplate } from './notification/template.ts';
import { applicationSetting } from './organization/application-setting.ts';
import { approvedPost } from './organization/approved-post.ts';
import { bank } from './organization/bank.ts';
import { equipment } from './organization/equipment.ts';
import { fiscalYear } from './organization/fiscal-year.ts';
import { holiday } from './organization/holiday.ts';
import { ability, knowledge, otherAttribute, skill } from './organization/ksao.ts';
import {
  branch,
  branchType,
  division,
  employmentLevel,
  employmentLevelGroup,
  employmentType,
  jobTitle,
} from './organization/masters.ts';
import { meetingRoom } from './organization/meeting-room.ts';
import { roomBooking } from './organization/room-booking.ts';
import { orderingSetting } from './organization/ordering.ts';
import { organizationProfile } from './organization/profile.ts';
import { reportSchedule } from './organization/report-schedule.ts';
import { templateMapping } from './organization/template-mapping.ts';
import { ethics, organizationDocument, visionMission } from './organization/values.ts';
import { activityRate, taskActivity } from './task/activity.ts';
import { coreTask, coreTaskAssignment, personTaskSetting } from './task/core-task.ts';
import { project } from './task/project.ts';
import { resultArea } from './task/result-area.ts';
import { task, taskRecurrence, taskScore, taskSetting } from './task/task.ts';
import { libraryQuestion, questionCategory, questionSet } from './questions/library.ts';
import { transferRequest } from './transfer/request.ts';
import { transferQuestion, transferReason, transferReviewer, transferSetting } from './transfer/settings.ts';
import { workLog } from './work-log/log.ts';
import { payLog } from './work-log/pay-log.ts';
import { workLogSetting } from './work-log/setting.ts';
import { incidentType, investigator, whistleSetting } from './whistle-blower/settings.ts';

export const entities: readonly Entity[] = [
  employee,
  branchType,
  branch,
  division,
  ability,
  knowledge,
  skill,
  otherAttribute,
  jobTitle,
  employmentType,
  employmentLevelGroup,
  employmentLevel,
  religion,
  ethnicity,
  educationDegree,
  documentCategory,
  equipmentCategory,
  holidayCategory,
  dutyStation,
  exchangeRate,
  exchangeRateSetting,
  emailTemplate,
  emailTemplateContent,
  notificationTemplate,
  smtpServer,
  fiscalYear,
  approvedPost,
  holiday,
  bank,
  equipment,
  meetingRoom,
  roomBooking,
  reportSchedule,
  emailNotificationSetting,
  hrisEmailSetting,
  orderingSetting,
  organizationProfile,
  visionMission,
  ethics,
  organizationDocument,
  supervision,
  delegation,
  loneAdministratorException,
  approvalPolicy,
  overtimeSetting,
  overtimeAssignment,
  overtimeRequest,
  punch,
  webAttendanceSetting,
  punchSetting,
  attendanceDevice,
  workShift,
  shiftAssignment,
  attendanceSetting,
  attendanceDay,
  rosterEntry,
  shiftSwap,
  deviceUser,
  unmatchedPunch,
  deviceCommand,
  attendanceHeadingSetting,
  manualAttendanceSetting,
  overtimeClaim,
  penaltyRule,
  penaltyAssignment,
  penalty,
  adjustmentSetting,
  adjustmentRequest,
  lostHourReason,
  lostHourAdjustment,
  travelSetting,
  trainingSetting,
  travelAttendance,
  travelDeleteRequest,
  creditHourSetting,
  creditHourRequest,
  creditHourDeleteRequest,
  timesheetProject,
  timesheetActivity,
  timesheet,
  leaveSetting,
  leaveType,
  leaveMasterSetting,
  leaveRule,
  leaveBlock,
  leaveCover,
  leaveRequest,
  leaveCancelRequest,
  leaveBalanceEdit,
  leaveEncashment,
  securitySetting,
  applicationSetting,
  employment,
  contractSetting,
  profileSetting,
  completenessSetting,
  education,
  experience,
  training,
  language,
  employeeSkill,
  ksaoAssignment,
  dutyStationAssignment,
  staffReport,
  socialActivity,
  familyMember,
  emergencyContact,
  bankAccount,
  insurance,
  medicalHistory,
  vehicle,
  employeeDocument,
  letterTemplate,
  templateMapping,
  letter,
  taskTemplate,
  templateTask,
  separationType,
  reviewType,
  resignation,
  letterRequest,
  disciplinaryCase,
  separation,
  preEmployment,
  candidateEvaluation,
  salaryDeclaration,
  changeRequest,
  processTask,
  employmentReview,
  questionCategory,
  libraryQuestion,
  questionSet,
  form,
  formAnswer,
  idCardSample,
  idCardTemplate,
  idCard,
  taskSetting,
  resultArea,
  taskRecurrence,
  task,
  taskScore,
  taskActivity,
  project,
  activityRate,
  coreTask,
  coreTaskAssignment,
  personTaskSetting,
  workLog,
  payLog,
  workLogSetting,
  incidentType,
  whistleSetting,
  investigator,
  grievanceSetting,
  transferSetting,
  transferReason,
  transferReviewer,
  transferQuestion,
  transferRequest,
  archivedPayslip,
  payHeading,
  payPackage,
  payPackageVersion,
  payPackageAssignment,
  payConcurrentPackage,
  payFundPayment,
  payrollProfile,
  payrollSetting,
  payFestival,
  workCode,
  workOperation,
  workRate,
  workSetting,
  unitOfWork,
  advanceSetting,
  loanMethod,
  loanType,
  loanHeadingDeduction,
  loanMarketRate,
  loan,
  loanMovement,
  loanGuarantee,
  loanSetting,
  advanceSalary,
  advanceMovement,
  expenseCategory,
  expenseType,
  expenseSetting,
  expenseAdvance,
  expenseAdvanceMovement,
  expenseSettlement,
  expensePayment,
  travelLocationClass,
  travelLocation,
  travelAllowance,
  travelLimit,
  travelExpenseSetting,
  travelRequest,
  expenseCancelRequest,
  event,
  swiftCode,
  paymentAccount,
  paymentSetting,
  esewaSetting,
  esewaUser,
  paymentBatch,
  paymentItem,
  paymentCallback,
  statementLine,
  payFile,
  payIncentive,
  payIncentiveAmount,
  payDayCorrection,
  payHold,
  payLawChange,
  payReportSetting,
  taxReportSetting,
  certificateSetting,
  payslipLayout,
  payRebateKind,
  payRebate,
  payRun,
  paySlip,
  payFinding,
  payDifference,
  payLedger,
  payLedgerMapping,
  payVoucherType,
  payVoucherSetting,
  payVoucher,
  payVoucherActivity,
  oldPayHeading,
  archivedPayImport,
  payrollOpening,
  payForecast,
  payForecastAmount,
];
