/**
 * npm run sbom: every dependency with its licence as CycloneDX in .cache/sbom.cdx.json, and what the registry knows of faults in those that
 * ship. Fails for a licence that no one has agreed to, and for a fault that is high or critical.
 */
import { checkDependencies } from '../support/dependencies.ts';

const { licenses, faults } = checkDependencies();
process.exit(licenses && faults.grave.length === 0 ? 0 : 1);
