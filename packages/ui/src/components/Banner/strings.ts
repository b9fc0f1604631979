export const bannerStrings = { dismiss: 'Dismiss' };
