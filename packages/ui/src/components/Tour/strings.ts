export const tourStrings = { back: 'Back', next: 'Next', skip: 'Skip', done: 'Done' };
