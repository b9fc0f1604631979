export const confirmDialogStrings = {
  title: 'Are you sure?',
  message: 'Confirm your action.',
  deleting: 'You are about to delete data. Confirm your action.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'It did not work. Try again.',
};
