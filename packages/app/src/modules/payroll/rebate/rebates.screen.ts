export { allRebates as default } from './screens.ts';
