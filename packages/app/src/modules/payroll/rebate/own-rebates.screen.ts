export { ownRebates as default } from './screens.ts';
