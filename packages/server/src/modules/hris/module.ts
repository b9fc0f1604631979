import { changeRequestPaths, disciplinaryPaths, hrisPaths } from '@karmik/model/hris/paths';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { everyMember, readersByScopes } from '../../entity/scope.ts';
import { dutyStationAssignment, dutyStationForMany } from '@karmik/model/hris/duty-station-assignment';
import { succession } from '../../entity/succession.ts';
import { assigning } from '../../operations/assignment.ts';
import { defineModule } from '../define-module.ts';
import { countOwnCases, disciplinaryCaseRoutes } from './discipline/cases.ts';
import { employeeSearchRoutes } from './employee-search.ts';
import { addEmployeeRoutes } from './add-employee.ts';
import { employeesBulkRoutes } from './employees-bulk.ts';
import { employeeRoutes } from './employees.ts';
import { changeRequestHooks } from './file/change-request-hooks.ts';
import { changeRoutes, countChangesToDecide } from './file/change-routes.ts';
import { remindOfDocuments } from './file/document-reminders.ts';
import { applyEmployments } from './file/employment.ts';
import { fileEntityHooks } from './file/file-entity-hooks.ts';
import { fileImportRoutes } from './file/file-imports.ts';
import { fileOfPersonRoutes } from './file/files.ts';
import { cvRoutes } from './file/cv.ts';
import { salaryHistoryRoutes } from './file/salary-history.ts';
import { ksaoByJobTitleRoutes } from './file/ksao-by-job-title.ts';
import { headcountQueries } from './headcount.ts';
import { birthdays, newHires } from './home.ts';
import { idCardHooks, idCardRoutes } from './id-card/cards.ts';
import { countInterviews, exitInterviewRoutes } from './leaving/exit-interviews.ts';
import { offBoardDue } from './leaving/off-boarding.ts';
import { resignationKind, resignationRoutes } from './leaving/resignations.ts';
import { separationRoutes } from './leaving/separations.ts';
import { letterRequestKind, letterRequestRoutes, letterTemplateHooks } from './letters/letter-requests.ts';
import { letterPreviewRoutes } from './letters/preview.ts';
import { personCardRoute } from './person-card.ts';
import { handlePhotoArchives, photoArchiveRoutes } from './photo-archive.ts';
import { photoHooks, photoRoutes } from './photo.ts';
import { expireOffers } from './pre-employment/candidates.ts';
import { declarationPageRoutes } from './pre-employment/declaration-page.ts';
import { declarationRoutes, releaseUndeclared } from './pre-employment/declarations.ts';
import { evaluationPageRoutes } from './pre-employment/evaluation-page.ts';
import { evaluationRoutes } from './pre-employment/evaluations.ts';
import { offerPageRoutes } from './pre-employment/offer-page.ts';
import { offerLetterHooks } from './pre-employment/offer.ts';
import { linkRequestKinds } from './pre-employment/personal-link-kinds.ts';
import { expireLinkRequests } from './pre-employment/personal-link-requests.ts';
import { preEmploymentRoutes } from './pre-employment/routes.ts';
import { incrementRoutes } from './process/increments.ts';
import { separationTypeHooks } from './process/process-settings.ts';
import { processTaskRoutes } from './process/process-tasks.ts';
import { reviewKind, reviewRoutes } from './process/reviews.ts';
import { staffRoutes } from './staff.ts';
import { subordinateRoutes } from './subordinates.ts';
import { supervisionHooks } from './supervision-hooks.ts';
import { turnoverQuery } from './turnover.ts';

export const hrisModule = defineModule({
  name: 'hris',
  queries: [turnoverQuery, ...headcountQueries],
  jobs: handlePhotoArchives,
  readByMany: ['person', 'employee', 'employment'],
  routes: [
    employeeSearchRoutes,
    personCardRoute,
    photoRoutes,
    photoArchiveRoutes,
    employeeRoutes,
    employeesBulkRoutes,
    addEmployeeRoutes,
    fileOfPersonRoutes,
    cvRoutes,
    salaryHistoryRoutes,
    changeRoutes,
    fileImportRoutes,
    ksaoByJobTitleRoutes,
    incrementRoutes,
    staffRoutes,
    letterPreviewRoutes,
    letterRequestRoutes,
    disciplinaryCaseRoutes,
    idCardRoutes,
    subordinateRoutes,
    resignationRoutes,
    separationRoutes,
    preEmploymentRoutes,
    offerPageRoutes,
    evaluationRoutes,
    declarationRoutes,
    declarationPageRoutes,
    evaluationPageRoutes,
    processTaskRoutes,
    exitInterviewRoutes,
    reviewRoutes,
  ],
  requestKinds: [resignationKind, reviewKind, letterRequestKind],
  operations: [assigning(dutyStationForMany)],
  entityHooks: {
    supervision: supervisionHooks,
    separation_type: separationTypeHooks,
    id_card: idCardHooks,
    letter_template: letterTemplateHooks,
    duty_station_assignment: succession(dutyStationAssignment),
    membership: photoHooks,
    change_request: changeRequestHooks,
    offer_letter: offerLetterHooks,
    salary_declaration: offerLetterHooks,
    ...fileEntityHooks,
  },
  readers: {
    directory: everyMember,
    employee: readersByScopes({
      name: 'employee',
      scopes: { own: { person: 'user_id' }, team: { supervises: 'user_id' }, organization: { code: ['3.99', '4.99'] } },
    }),
    exit_interview: readersByScopes({
      name: 'exit_interview',
      scopes: { own: { person: 'employee_id' }, organization: { code: '4.10' } },
    }),
  },
  home: { birthdays, new_hires: newHires },
  inbox: [
    {
      name: 'change_request',
      label: bilingual('Profile changes', 'विवरण परिवर्तन'),
      count: countChangesToDecide,
      url: ({ organization: { slug } }) => linkTo(changeRequestPaths.organization, { slug }, { status: 'Pending' }),
    },
    {
      name: 'exit_interview',
      label: bilingual('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
      count: async (access) => (await countInterviews(access)).pending,
      url: () => hrisPaths.exitInterview,
    },
    {
      name: 'disciplinary_case',
      label: bilingual('Explanation asked', 'स्पष्टीकरण मागिएको'),
      count: async (access) => (await countOwnCases(access)).pending,
      url: () => linkTo(disciplinaryPaths.own, {}),
    },
  ],
  menuQualities: {
    has_disciplinary_cases: async (access) => (await countOwnCases(access)).total > 0,
    is_interviewed: async (access) => (await countInterviews(access)).total > 0,
  },
  recurring: (context) => [
    { name: 'letting employments take effect', work: () => applyEmployments(context) },
    { name: 'ending offers', work: () => expireOffers(context) },
    {
      name: 'ending questions about candidates',
      work: () => expireLinkRequests(context, linkRequestKinds),
    },
    { name: 'off-boarding', everyMs: 2_000, work: () => offBoardDue(context) },
    { name: 'reminding of documents', everyMs: 3_600_000, work: () => remindOfDocuments(context) },
  ],
  releaseFiles: releaseUndeclared,
  seed: { after: ['attendance', 'noticeboard', 'permission'], load: () => import('./seed/seed.ts') },
});
