export const decisionCardStrings = {
  changes: 'Changes',
  remark: 'Remarks',
  remarkNeeded: 'Enter a remark',
  back: 'Back',
  /** Of one button among those of other cards, such as "Approve: Leave request". */
  choiceOf: (choice: string, what: string): string => `${choice}: ${what}`,
  failed: 'The decision was not saved. Try again.',
};
