export { list as default } from './requests.screens.ts';
