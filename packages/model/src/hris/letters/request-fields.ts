/** What a letter says of whom it is for, asked in the same words by the person who requests and the person who issues it. */
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';

export const addressedTo = f.text({
  label: bilingual('Addressed to', 'सम्बोधन गरिने'),
  help: bilingual('Leave empty for "To whom it may concern"', '“जो जससँग सम्बन्धित छ” का लागि खाली छोड्नुहोस्'),
  max: 160,
});
export const neededFor = f.text({ label: bilingual('Needed for', 'प्रयोजन'), max: 160 });
