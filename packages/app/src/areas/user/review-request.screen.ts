export { detail as default } from './review-request.screens.ts';
