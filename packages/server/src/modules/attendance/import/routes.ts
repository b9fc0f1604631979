/** Attendance and overtime claims that HR brings in from files; with `dry_run` nothing is kept. */
import { attendanceSheet, deviceFile, deviceFileAnswer, overtimeClaimSheet } from '@karmik/model/attendance/import';
import { overtimeClaimPaths } from '@karmik/model/attendance/paths';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { carried, verbatim } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import { sendRequest } from '../../../approval/decide.ts';
import type { Context } from '../../../context.ts';
import { importRecords } from '../../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../../entity/import-route.ts';
import { createRecord, writerOf } from '../../../entity/write.ts';
import { takeUpload } from '../../../files/upload.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { notify } from '../../notification/notify.ts';
import { claimHooksOf, overtimeClaimKind } from '../requests/overtime-claims.ts';
import { takeDeviceFile } from './device-file.ts';
import { storeSheet } from './store-sheet.ts';

const noDevice = carried(messages.reference({ field: deviceFile.fields.device.label }));

export function attendanceImportRoutes(app: Api, context: Context): void {
  const config = { access: requiresPermission('5.08') };
  const tags = ['attendance'];

  app.route({
    ...importRoute(`/api/v1/${attendanceSheet.path ?? ''}/`, tags, 'Add punches of employees'),
    config,
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const writer = writerOf(context, request);
      const sheet = await uploadedSheet(context, request);
      const storeAll = (tenant: typeof request.access.tenant, rows: Parameters<typeof storeSheet>[2]) =>
        storeSheet(writer, tenant, rows, sheet.name);
      return importRecords(writer, attendanceSheet, {}, sheet, { dryRun, mode, storeAll });
    },
  });

  app.route({
    ...importRoute(`/api/v1/${overtimeClaimSheet.path ?? ''}/`, tags, 'Send overtime claims for employees'),
    config,
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      return importRecords(writerOf(context, request), overtimeClaimSheet, {}, sheet, {
        dryRun,
        mode,
        async store(writer, tenant, { employee, ...claim }) {
          const senderId = employee as number;
          const id = await createRecord(
            writer,
            tenant,
            overtimeClaim,
            claimHooksOf(() => senderId),
            claim,
          );
          await sendRequest(overtimeClaimKind, tenant, writer, id, senderId);
          const day = claim.claimed_on as string;
          await notify(tenant, {
            organizationId: tenant.organizationId,
            recipientIds: [senderId],
            actorId: writer.access.userId,
            text: { en: `Overtime was claimed for you: ${day}`, ne: `तपाईंको अतिरिक्त समय दाबी गरियो: ${day}` },
            category: 'attendance',
            url: overtimeClaimPaths.own,
            at: context.clock(),
          });
        },
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/attendance/:org/import/device-file/',
    config,
    schema: {
      summary: 'Take in a file of an attendance device, such as attlog.dat (multipart, field "file")',
      tags,
      consumes: ['multipart/form-data'],
      params: organizationParams,
      querystring: z.strictObject({
        device: z.coerce.number({ error: noDevice }).check(z.int({ error: noDevice }), z.positive({ error: noDevice })),
        dry_run: z._default(
          z.stringbool({
            truthy: ['true'],
            falsy: ['false'],
            error: carried(messages.wrongType({ field: verbatim('dry_run'), format: formats.boolean })),
          }),
          'true' as never,
        ),
      }),
      response: { 200: deviceFileAnswer },
    },
    handler: async (request) => {
      const { device, dry_run: isDry } = request.query;
      const file = await takeUpload(request, importLimits.bytes);
      return takeDeviceFile(writerOf(context, request), { deviceId: device, file, isDry });
    },
  });
}
