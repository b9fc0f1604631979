import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '@karmik/model/configuration/files';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { SharedAnswers } from './entity/shared-answers.ts';
import type { Network } from './outside/fetch-outside.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './access/secrets.ts';
import type { Modules } from './modules/define-module.ts';
import type { SpreadsheetReader } from './modules/imports/turns.ts';
import type { PushService } from './modules/notification/push/web-push.ts';

/** What the modules work with. Made once at start, or by a test with a clock of its own. */
export interface Context {
  readonly config: Config;
  /** What the operator's files say (CFG-6). */
  readonly configuration: Configuration;
  readonly database: Database;
  /** 'embedded' or 'own', with the version, for /healthz. */
  readonly databaseKind: 'embedded' | 'own';
  readonly clock: () => Date;
  /** What lists counted and reports concluded. */
  readonly answers: SharedAnswers;
  readonly secrets: Secrets;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly modules: Modules;
  readonly spreadsheets: SpreadsheetReader;
  /** What is asked of the Internet for an organisation. */
  readonly network: Network;
  /** Hands messages to push services. */
  readonly push: PushService;
  readonly log: FastifyBaseLogger;
}
