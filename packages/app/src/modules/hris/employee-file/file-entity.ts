import type { FileAnswer, SectionRight } from '@karmik/model/hris/file/contracts';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
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

/** The file and one of its sections are read anew. */
export async function refreshFile(name: SectionName): Promise<void> {
  const section = sectionOf(name);
  const keys = ['employee_file', 'change_request', section.kind === 'part' ? 'employee_part' : section.entity.name];
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
