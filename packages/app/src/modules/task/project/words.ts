import { figures } from '@karmik/model/kit/digits';
import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

/** Words of projects and of efficiency beyond those of their fields. */
export const words = {
  tasks: bilingual('Tasks', 'कार्य'),
  doneOf: (done: string, all: string) => bilingual(`${done} of ${all} done`, `${all} मध्ये ${done} सम्पन्न`),
  overdue: bilingual('Overdue', 'म्याद नाघेका'),
  approvedTime: bilingual('Approved time', 'स्वीकृत समय'),
  waitingTime: bilingual('Pending time', 'बाँकी समय'),
  cost: bilingual('Cost of work', 'कामको खर्च'),
  ofBudget: (all: string) => bilingual(`of ${all}`, `${all} मध्ये`),
  notInBudget: bilingual('Sent and not yet approved', 'पठाइएको, स्वीकृत नभएको'),
  noBudget: bilingual('No budget set', 'बजेट राखिएको छैन'),
  board: bilingual('Board', 'बोर्ड'),
  timeline: bilingual('Timeline', 'समयरेखा'),
  about: bilingual('About', 'विवरण'),
  logs: bilingual('Work logs', 'कार्य अभिलेख'),
  newTask: bilingual('New task', 'नयाँ कार्य'),
  created: bilingual('Task created.', 'कार्य बन्यो।'),
  assign: bilingual('Members and lead', 'सदस्य र प्रमुख'),
  due: (day: string) => bilingual(`Due ${day}`, `अन्तिम मिति ${day}`),
  noTasks: bilingual('No tasks in this project.', 'यस परियोजनामा कार्य छैन।'),
  moreTasks: bilingual(
    'Only the tasks with the nearest deadlines are shown.',
    'नजिकका म्याद भएका कार्य मात्र देखाइएका छन्।',
  ),
  move: bilingual('Move', 'सार्नुहोस्'),
  moveOf: (title: string) => bilingual(`Move ${title}`, `${title} सार्नुहोस्`),
  preview: bilingual('See what moves', 'के-के सर्छ हेर्नुहोस्'),
  moves: bilingual('These tasks move', 'यी कार्य सर्छन्'),
  nothingMoves: bilingual('Nothing moves.', 'केही सर्दैन।'),
  moved: (count: number) => bilingual(`${counted(count, 'task')} moved.`, `${figures(String(count), 'ne')} कार्य सरे।`),
  undo: bilingual('Undo', 'पूर्ववत् गर्नुहोस्'),
  undone: bilingual('The move was undone.', 'सराइ पूर्ववत् गरियो।'),
  daysNow: bilingual('Current days', 'हालका दिन'),
  daysThen: bilingual('New days', 'नयाँ दिन'),
  effect: (logs: number, amount: string) =>
    bilingual(
      `Approved work changes: ${counted(logs, 'log')}, ${amount}. It is paid as a difference.`,
      `स्वीकृत काममा असर: ${figures(String(logs), 'ne')} अभिलेख, ${amount}। फरक रकमका रूपमा भुक्तानी हुन्छ।`,
    ),
} as const;
