/** Prints the table of the entity named on the command line. */
import { entities } from '@karmik/model/entities';
import { tableSql } from './table.ts';

const [name] = process.argv.slice(2).filter((argument) => argument !== '--');
const entity = entities.find((each) => each.name === name);
if (entity) process.stdout.write(`${tableSql(entity)}\n`);
else {
  process.stderr.write(
    `There is no entity "${name ?? ''}". Declared are: ${entities.map((each) => each.name).join(', ')}.\n`,
  );
  process.exitCode = 1;
}
