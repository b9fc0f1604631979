import type { FileAnswer, SectionRight } from '@karmik/model/hris/file/contracts';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { sharedAccountWarning } from '@karmik/model/hris/file/shared-account';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { queryClient } from '../../../api/query-client.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { words } from './words.ts';

/** The head of a file, as its page reads it. */
export const fileEntity = defineEntity({
  name: 'employee_file',
  label: words.file,
  fields: { full_name: f.text({ label: words.name, required: true, max: 200 }) },
});

export type File = FileAnswer & AnyRecord;

export const rightOf = (file: AnyRecord, name: SectionName): SectionRight | undefined => (file as File).sections[name];

/** What is wrong with records of a section, by their ids: bank accounts that someone else has too. */
export const warningsOf = (file: AnyRecord, name: SectionName): ReadonlyMap<number, Text> =>
  new Map(
    name === 'bank_account'
      ? (file as File).shared_accounts.map((shared) => [shared.record, sharedAccountWarning(shared)])
      : [],
  );

/** The file and one of its sections are read again. */
export async function refreshFile(name: SectionName): Promise<void> {
  const section = sectionOf(name);
  const keys = ['employee_file', 'change_request', section.kind === 'part' ? 'employee_part' : section.entity.name];
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
