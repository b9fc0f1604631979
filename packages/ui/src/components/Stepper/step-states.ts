export const stepStates = ['done', 'current', 'upcoming', 'failed'] as const;
export type StepState = (typeof stepStates)[number];
