export { ownRebates as default } from './rebate.screens.ts';
