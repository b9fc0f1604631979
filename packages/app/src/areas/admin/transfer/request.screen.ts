export { detail as default } from './requests.screens.ts';
