export const errorStateStrings = { title: 'Something went wrong', retry: 'Try again' };
