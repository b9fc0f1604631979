/** Builds the browser application where what it is made from has changed: what npm start does first, in a process that ends. */
import { buildApp } from '../support/build.ts';

await buildApp();
