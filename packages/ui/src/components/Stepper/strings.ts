export const stepperStrings = {
  done: 'done',
  current: 'now',
  upcoming: 'to come',
  failed: 'needs attention',
  position: (step: number, count: number): string => `Step ${step} of ${count}`,
};
