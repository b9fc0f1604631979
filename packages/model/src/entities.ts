/** Every declared entity. The server mounts and checks these at its start; the conformance tests go over them. */
import { approvalPolicy, delegation, supervision } from './approval/policy.ts';
import { overtimeAssignment, overtimeRequest, overtimeSetting } from './attendance/overtime.ts';
import { employee } from './hris/employee.ts';
import type { Entity } from './kit/entity.ts';
import { branch, division, employmentLevel, employmentType, jobTitle } from './organization/masters.ts';

export const entities: readonly Entity[] = [
  employee,
  branch,
  division,
  jobTitle,
  employmentType,
  employmentLevel,
  supervision,
  delegation,
  approvalPolicy,
  overtimeSetting,
  overtimeAssignment,
  overtimeRequest,
];
