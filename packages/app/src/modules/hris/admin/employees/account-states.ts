import { text } from '@karmik/model/kit/text';

/** Whether somebody can sign in. */
export const accountStates = {
  invited: { label: text('Invited', 'निम्तो पठाइएको'), tone: 'caution' },
  active: { label: text('Active', 'सक्रिय'), tone: 'positive' },
  disabled: { label: text('Disabled', 'निष्क्रिय'), tone: 'neutral' },
} as const;
