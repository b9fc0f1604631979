import { bilingual } from '@karmik/model/kit/text';

/** Whether somebody can sign in. */
export const accountStates = {
  invited: { label: bilingual('Invited', 'निम्तो पठाइएको'), tone: 'caution' },
  active: { label: bilingual('Active', 'सक्रिय'), tone: 'positive' },
  disabled: { label: bilingual('Disabled', 'निष्क्रिय'), tone: 'neutral' },
} as const;
