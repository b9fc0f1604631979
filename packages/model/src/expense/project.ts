/** The project for which money is spent; reports add up by it. */
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

export const projectField = f.reference({
  label: bilingual('Project', 'परियोजना'),
  to: 'project',
  name_field: 'name',
  on_delete: 'keep',
});
