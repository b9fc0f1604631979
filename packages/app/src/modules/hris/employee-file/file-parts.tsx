/** The sections of a file as tabs of its page; each shows where the reader may see something of it. */
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { salaryCodes } from '@karmik/model/hris/salary-codes';
import type { Text } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { may, session } from '../../../shell/session.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { CasesSection } from './CasesSection.tsx';
import { EmploymentSection } from './EmploymentSection.tsx';
import { EquipmentHeld } from './EquipmentHeld.tsx';
import { rightOf } from './file-entity.ts';
import { About, FileHead, Supervisors } from './FileHead.tsx';
import { PartSection } from './PartSection.tsx';
import { RecordsSection } from './RecordsSection.tsx';
import { SalarySection } from './SalarySection.tsx';
import { words } from './words.ts';

const own = (Section: (props: { record: AnyRecord }) => ReactNode) => ({ kind: 'own', isBare: true, Section }) as const;

const made = new Map<SectionName, ReturnType<typeof own>>();
/** The section of a name, made once. */
function sectionPart(name: SectionName) {
  const known = made.get(name);
  if (known) return known;
  const part = own(({ record }: { record: AnyRecord }): ReactNode =>
    sectionOf(name).kind === 'part' ? (
      <PartSection file={record} name={name} />
    ) : (
      <RecordsSection file={record} name={name} />
    ),
  );
  made.set(name, part);
  return part;
}

const isOwn = (record: AnyRecord): boolean => record.id === session.info?.user.id;

const tab = (id: string, label: Text, names: readonly SectionName[]) => ({
  id,
  label,
  sections: names.map(sectionPart),
  isShown: (record: AnyRecord) => names.some((name) => rightOf(record, name) !== undefined),
});

export const headSections = [own(FileHead)];

export const fileTabs = [
  {
    id: 'work',
    label: words.work,
    sections: [
      own(About),
      own(EmploymentSection),
      sectionPart('duty_station_assignment'),
      own(Supervisors),
      own(EquipmentHeld),
    ],
  },
  tab('personal', words.personal, ['personal', 'contact', 'legal', 'social_activity', 'vehicle']),
  tab('learning', words.learning, [
    'education',
    'experience',
    'employee_training',
    'employee_language',
    'employee_skill',
    'ksao_assignment',
  ]),
  tab('people', words.people, ['family_member', 'emergency_contact']),
  tab('papers', words.papers, ['employee_document', 'letter', 'bank_account', 'insurance']),
  tab('health', words.health, ['medical', 'medical_history']),
  {
    id: 'salary',
    label: words.salary,
    sections: [own(SalarySection)],
    isShown: (record: AnyRecord) => isOwn(record) || salaryCodes.some((code) => may(code, 'read')),
  },
  {
    id: 'discipline',
    label: words.discipline,
    sections: [own(CasesSection)],
    // One's own stand on a page of one's own.
    isShown: (record: AnyRecord) => !isOwn(record) && may('4.19', 'read'),
  },
];
