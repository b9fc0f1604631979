export const appShellStrings = { skip: 'Skip to content', toggleNav: 'Navigation', nav: 'Navigation' };
