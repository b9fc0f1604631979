/** How much of a file is filled, by weights that the organisation sets. */
import { defineEntity } from '../../kit/entity.ts';
import { f, type NumberField } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { countedSections, sectionOf, type SectionName } from './sections.ts';

const weight = (name: SectionName) =>
  f.number({ label: sectionOf(name).title, required: true, default: sectionOf(name).weight, min: 0, max: 100 });

export const completenessSetting = defineEntity({
  name: 'completeness_setting',
  label: bilingual('Profile completion', 'विवरण पूर्णता'),
  path: 'org/:org/profile-completion',
  codes: { read: '2.04', write: '2.04' },
  single: true,
  fields: {
    alert_below: f.number({
      label: bilingual('Remind below (%)', 'कति प्रतिशतभन्दा कम भए सम्झाउने'),
      help: bilingual(
        'Employees whose profile is less complete are reminded when they open it.',
        'यसभन्दा कम विवरण भरेका कर्मचारीलाई आफ्नो विवरण खोल्दा सम्झाइन्छ।',
      ),
      required: true,
      default: 80,
      min: 0,
      max: 100,
    }),
    ...(Object.fromEntries(countedSections.map((name) => [name, weight(name)])) as Record<
      SectionName,
      NumberField & { readonly required: true; readonly default: number }
    >),
  },
});

/**
 * Per cent, rounded down: the weights of filled sections over the weights of all.
 * @example completeness({ personal: 10, contact: 30 }, new Set(['contact'])) // 75
 */
export function completeness(weights: Readonly<Record<string, number>>, filled: ReadonlySet<string>): number {
  let all = 0;
  let done = 0;
  for (const [name, each] of Object.entries(weights)) {
    all += each;
    if (filled.has(name)) done += each;
  }
  return all === 0 ? 100 : Math.floor((done * 100) / all);
}
