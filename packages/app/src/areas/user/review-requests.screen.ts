export { list as default } from './review-request.screens.ts';
