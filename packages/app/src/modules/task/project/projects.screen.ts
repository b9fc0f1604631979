/** Projects for their people and for who plans them: the list, one with its tasks, and who works on it. */
import { bilingual } from '@karmik/model/kit/text';
import { project } from '@karmik/model/task/project';
import { detailScreen, masterDataScreen } from '../../../screens/kit/screens.ts';
import { AssignProject } from './AssignProject.tsx';
import { NewProjectTask, ProjectActions } from './NewProjectTask.tsx';
import { OpenAdminProject, OpenProject } from './OpenProject.tsx';
import { ProjectBoard } from './ProjectBoard.tsx';
import { ProjectFigures } from './ProjectFigures.tsx';
import { ProjectTimeline } from './ProjectTimeline.tsx';
import { words } from './words.ts';

const listed = (Cell: typeof OpenProject) =>
  masterDataScreen(project, {
    description: bilingual(
      'Tasks and logged work that belong together, with their people and budget.',
      'एकै ठाउँका कार्य र अभिलेख भएको काम, सम्बन्धित व्यक्ति र बजेटसहित।',
    ),
    columns: [{ field: 'name', Cell, minWidth: '14rem' }, 'lead', 'standing', 'ends_on'],
    filters: ['standing', 'lead', 'is_billable'],
    sort: 'name',
    form: [
      'name',
      'name_in_nepali',
      'description',
      'lead',
      'members',
      'standing',
      'starts_on',
      'ends_on',
      'is_billable',
      'budget_hours',
      'budget_amount',
      'activities',
    ],
    empty: bilingual('You are in no project.', 'तपाईं कुनै परियोजनामा हुनुहुन्न।'),
  });

const about = {
  kind: 'fields',
  title: project.label,
  fields: ['description', 'lead', 'standing', 'starts_on', 'ends_on', 'is_billable', 'budget_hours', 'budget_amount'],
} as const;
const people = { kind: 'fields', title: project.fields.members.label, fields: ['members'] } as const;
const activities = { kind: 'fields', title: project.fields.activities.label, fields: ['activities'] } as const;

const shown = {
  sections: [{ kind: 'own', isBare: true, Section: ProjectFigures }],
  tabs: [
    { id: 'board', label: words.board, sections: [{ kind: 'own', title: words.board, Section: ProjectBoard }] },
    {
      id: 'timeline',
      label: words.timeline,
      sections: [{ kind: 'own', title: words.timeline, Section: ProjectTimeline }],
    },
    { id: 'about', label: words.about, sections: [about, people, activities] },
  ],
  Actions: NewProjectTask,
} as const;

export const own = listed(OpenProject);
export const organization = listed(OpenAdminProject);
export const tasks = detailScreen(project, shown);
export const adminTasks = detailScreen(project, { ...shown, Actions: ProjectActions });
export const assign = detailScreen(project, {
  sections: [{ kind: 'own', isBare: true, Section: AssignProject }],
});
