export { allRebates as default } from './rebate.screens.ts';
