export { conformanceCases, type ConformanceCase, type ConformanceGroup } from './cases.ts';
export {
  type ConformanceFailure,
  type ConformanceReport,
  type ConverterAdapter,
  checkConverter,
} from './check-converter.ts';
