/** Accounts belong to people: what an organization may and may not do to someone whom another one knows, too. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hire, invitedOf } from '../src/modules/hris/hire.ts';
import { sendLinks } from '../src/modules/account/links.ts';
import { mailAccountNotices } from '../src/modules/account/account-notices.ts';
import { linkByOperator } from '../src/modules/account/operator-link.ts';
import { queueMail } from '../src/mail/mail.ts';
import { recoverAccounts } from '../src/modules/account/recovery.ts';
import { offBoard } from '../src/modules/hris/leaving/off-boarding.ts';
import { allMails, linkIn, mailsTo, newestMailTo, recover } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  client,
  password,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

/** Both kinds of installation: one whose own mail server proves addresses, and one where HR hands links over. */
let mailing: TestServer;
let silent: TestServer;

interface Scene {
  readonly server: TestServer;
  readonly himal: Organization;
  readonly sagar: Organization;
  /** Someone of Himal, whom Sagar hires too. */
  readonly asha: Person;
  readonly himalHr: Client;
  readonly sagarHr: Client;
}

let made = 0;
async function scene(server: TestServer): Promise<Scene> {
  const number = ++made;
  const himal = await anOrganization(server, `himal${number}`);
  const sagar = await anOrganization(server, `sagar${number}`);
  const asha = await aMember(server, himal, 'asha');
  const himalHr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const sagarHr = await signIn(server, await aMember(server, sagar, 'gita', { is_hr_admin: true }));
  return { server, himal, sagar, asha, himalHr, sagarHr };
}

/** What import and on-boarding do. @returns the new person of the organization */
async function hired(
  { server }: Scene,
  organization: Organization,
  email: string,
  code = `N${++made}`,
): Promise<{ user_id: number; employee_id: number; email: string }> {
  const { context } = server;
  return context.database.everywhere.transaction(async (queries) => {
    const person = {
      employee_code: code,
      email,
      first_name: 'Asha',
      last_name: 'Rai',
      joined_on: '2026-11-01',
    };
    const [one] = await hire(queries, organization, [person], { by: null, at: server.now });
    if (!one) throw new Error('nobody was hired');
    await sendLinks(context, queries, organization, 'activation', invitedOf([one]));
    return { ...one, email };
  });
}
const invitationIn = async ({ server }: Scene, email: string) =>
  linkIn(await newestMailTo(server, email, 'activation'));
const membershipsOf = (at: Scene, accountId: number) =>
  at.server.context.database.everywhere.query<{ organization_id: number; user_id: number }>(
    'select organization_id, user_id from membership where account_id = $1 and is_current order by organization_id',
    [accountId],
  );
const noticesTo = async ({ server }: Scene, email: string) => {
  await mailAccountNotices(server.context);
  return (await mailsTo(server, email, 'notice')).map(({ subject }) => subject);
};
const chosen = { password: 'Kanchenjunga1', confirm_password: 'Kanchenjunga1' };

beforeAll(async () => {
  mailing = await startServer({ smtpUrl: 'smtp://127.0.0.1:1' });
  silent = await startServer();
});
afterAll(async () => {
  await mailing.close();
  await silent.close();
});

describe('an organization that hires someone whom another one knows', () => {
  let at: Scene;
  let person: { user_id: number; employee_id: number; email: string };
  beforeEach(async () => {
    at = await scene(mailing);
    person = await hired(at, at.sagar, at.asha.email);
  });

  it('has someone new, and neither the account nor its sessions', async () => {
    expect(person.user_id).not.toBe(at.asha.id);
    expect(await membershipsOf(at, at.asha.id)).toEqual([{ organization_id: at.himal.id, user_id: at.asha.id }]);
    const asha = await signIn(at.server, at.asha);
    expect((await asha.get('/users/me/')).body).toMatchObject({ current_organization: { slug: at.himal.slug } });
    expect((await asha.post('/users/me/switch-organization/', { slug: at.sagar.slug })).status).toBe(404);
  });

  it('sees the same as of anybody else who was invited', async () => {
    const other = await hired(at, at.sagar, 'nobody@new.test');
    const { body } = await at.sagarHr.get<{ results: { user: { id: number }; account_status: string }[] }>(
      `/hris/${at.sagar.slug}/employees/`,
    );
    const states = new Map(body.results.map((row) => [row.user.id, row.account_status]));
    expect([states.get(person.user_id), states.get(other.user_id)]).toEqual(['invited', 'invited']);
    const { body: log } = await at.sagarHr.get<{ results: Record<string, unknown>[] }>(
      `/org/${at.sagar.slug}/email-logs/?state=queued`,
    );
    const told = log.results.map(({ id: _id, to_address: _to, created_at: _at, ...rest }) => rest);
    expect(told).toHaveLength(2);
    expect(told[0]).toEqual(told[1]);
  });

  it('reaches the account by no call that names the person', async () => {
    const before = await at.server.context.database.everywhere.one('select * from users where id = $1', [at.asha.id]);
    const asha = await signIn(at.server, at.asha);
    const base = `/org/${at.sagar.slug}/people`;
    for (const act of ['end-sessions', 'remove-second-step']) {
      expect((await at.sagarHr.post(`${base}/${at.asha.id}/${act}/`)).status).toBe(404);
      expect((await at.sagarHr.post(`${base}/${person.user_id}/${act}/`)).status).toBe(409);
    }
    const again = `/hris/${at.sagar.slug}/employees/${person.employee_id}/send-activation/`;
    expect((await at.sagarHr.post(again)).status).toBe(200);
    expect((await asha.get('/users/me/')).status).toBe(200);
    expect(await at.server.context.database.everywhere.one('select * from users where id = $1', [at.asha.id])).toEqual(
      before,
    );
  });

  it('imposes no rule of its own before it is accepted', async () => {
    const url = `/org/${at.sagar.slug}/security-settings/`;
    expect((await at.sagarHr.patch(url, { password_min_length: 20, password_max_age_days: 1 })).status).toBe(200);
    const asha = await signIn(at.server, at.asha);
    expect((await asha.get('/users/me/password-rules/')).body).toMatchObject({ min_length: 8 });
    const { uid, token } = await invitationIn(at, at.asha.email);
    expect((await asha.post('/users/me/invitations/accept/', { uid, token })).status).toBe(200);
    expect((await asha.get('/users/me/password-rules/')).body).toMatchObject({ min_length: 20 });
  });

  it('gets no link into the account when its owner asks for one', async () => {
    await recover(at.server, at.asha.email);
    const resets = (await mailsTo(at.server, at.asha.email, 'reset')).map((mail) => mail.organization_id);
    expect(new Set(resets)).toEqual(new Set([at.himal.id]));
  });

  it('does not make its own account of an address that has one', async () => {
    const { uid, token } = await invitationIn(at, at.asha.email);
    const open = client(at.server);
    expect((await open.get(`/security/auth/activate/?uid=${uid}&token=${token}`)).body).toMatchObject({
      organization: at.sagar.name,
      has_account: true,
    });
    expect(await open.post('/security/auth/activate/', { uid, token, ...chosen })).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('already has an account')] },
    });
    await signIn(at.server, at.asha);
  });
});

describe('a member without a file', () => {
  it('gets the one that their own organization brings for their address, and keeps the account', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.himal, at.asha.email);
    expect(person.user_id).toBe(at.asha.id);
    const asha = await signIn(at.server, at.asha);
    expect((await asha.get('/users/me/')).body).toMatchObject({ user: { id: at.asha.id, full_name: 'Asha Rai' } });
    expect(await mailsTo(at.server, at.asha.email, 'activation')).toEqual([]);
  });
});

describe('accepting an invitation', () => {
  it('from the mail, signed in, makes the account a member under the person that the organization wrote down', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.sagar, at.asha.email);
    const asha = await signIn(at.server, at.asha);
    const link = await invitationIn(at, at.asha.email);
    expect((await asha.post('/users/me/invitations/accept/', { ...link })).body).toEqual({
      slug: at.sagar.slug,
      name: at.sagar.name,
    });
    expect((await asha.post('/users/me/invitations/accept/', { ...link })).status).toBe(400);
    await at.server.context.database.everywhere.query(
      'update membership set is_hr_admin = true where organization_id = $1 and user_id = $2',
      [at.sagar.id, person.user_id],
    );
    at.server.app.gate.forget();
    expect((await asha.post('/users/me/switch-organization/', { slug: at.sagar.slug })).status).toBe(200);
    expect((await asha.get('/users/me/')).body).toMatchObject({
      user: { id: person.user_id, full_name: 'Asha Rai', email: at.asha.email },
    });
    const posted = await asha.post<{ id: number; author: { id: number } }>('/noticeboard/posts/', {
      text: 'From here',
    });
    expect(posted).toMatchObject({ status: 201, body: { author: { id: person.user_id } } });
    expect((await asha.post('/users/me/switch-organization/', { slug: at.himal.slug })).status).toBe(200);
    expect((await asha.get('/users/me/')).body).toMatchObject({ user: { id: at.asha.id } });
    expect(await noticesTo(at, at.asha.email)).toEqual([`Your account now belongs to ${at.sagar.name}.`]);
  });

  it('in the application is offered to the account that has proven the address, and to no other', async () => {
    const at = await scene(mailing);
    await hired(at, at.sagar, at.asha.email);
    const list = async (who: Client) =>
      (await who.get<{ results: { id: number; organization: { name: string } }[] }>('/users/me/invitations/')).body
        .results;
    const asha = await signIn(at.server, at.asha);
    const [one, ...more] = await list(asha);
    expect([one?.organization.name, more]).toEqual([at.sagar.name, []]);
    expect([await list(at.himalHr), await list(at.sagarHr)]).toEqual([[], []]);
    expect((await at.sagarHr.post(`/users/me/invitations/${one?.id}/accept/`)).status).toBe(404);
    expect((await asha.post(`/users/me/invitations/${one?.id}/accept/`)).status).toBe(204);
    expect(await membershipsOf(at, at.asha.id)).toHaveLength(2);

    const unproven = await aMember(at.server, at.himal, 'bina');
    await at.server.context.database.everywhere.query('update users set is_email_proven = false where id = $1', [
      unproven.id,
    ]);
    await hired(at, at.sagar, unproven.email);
    expect(await list(await signIn(at.server, unproven))).toEqual([]);
  });

  it('can be declined, and the organization may ask again', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.sagar, at.asha.email);
    const asha = await signIn(at.server, at.asha);
    const link = await invitationIn(at, at.asha.email);
    expect((await asha.post(`/users/me/invitations/${person.user_id}/decline/`)).status).toBe(204);
    expect((await asha.post('/users/me/invitations/accept/', { ...link })).status).toBe(400);
    expect(await membershipsOf(at, at.asha.id)).toHaveLength(1);
    await at.sagarHr.post(`/hris/${at.sagar.slug}/employees/${person.employee_id}/send-activation/`);
    expect((await asha.get<{ results: unknown[] }>('/users/me/invitations/')).body.results).toHaveLength(1);
  });

  it('by a link to an address that was corrected since is not possible', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.sagar, 'wrong.one@firm.test');
    const stray = await invitationIn(at, 'wrong.one@firm.test');
    const { database } = at.server.context;
    await database.everywhere.query(
      `update employee set email = 'right.one@firm.test' where organization_id = $1 and id = $2`,
      [at.sagar.id, person.employee_id],
    );
    await at.sagarHr.post(`/hris/${at.sagar.slug}/employees/${person.employee_id}/send-activation/`);
    expect((await client(at.server).post('/security/auth/activate/', { ...stray, ...chosen })).status).toBe(400);
    const right = await invitationIn(at, 'right.one@firm.test');
    expect((await client(at.server).post('/security/auth/activate/', { ...right, ...chosen })).status).toBe(200);
  });

  it('by two accounts at once lets one of them in, and no one is two members of one organization', async () => {
    const at = await scene(mailing);
    const first = await hired(at, at.sagar, at.asha.email);
    const link = await invitationIn(at, at.asha.email);
    const other = await signIn(at.server, await aMember(at.server, at.himal, 'bina'));
    const asha = await signIn(at.server, at.asha);
    const answers = await Promise.all(
      [asha, other].map((who) => who.post('/users/me/invitations/accept/', { ...link })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const winner = answers[0]?.status === 200 ? asha : other;
    await hired(at, at.sagar, 'second@new.test');
    const second = await invitationIn(at, 'second@new.test');
    expect(await winner.post('/users/me/invitations/accept/', { ...second })).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
    expect(first.user_id).toBeGreaterThan(0);
  });

  it('founds an account for who has none, at home in the organization that invited', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.sagar, 'new.one@firm.test');
    const link = await invitationIn(at, 'new.one@firm.test');
    expect(await client(at.server).post('/security/auth/activate/', { ...link, ...chosen })).toMatchObject({
      status: 200,
    });
    const own = await signIn(at.server, { email: 'new.one@firm.test' }, chosen.password);
    expect((await own.get('/users/me/')).body).toMatchObject({ user: { id: person.user_id } });
    expect((await own.get('/users/me/account-home/')).body).toMatchObject({ home: { slug: at.sagar.slug } });
    expect((await at.sagarHr.post(`/org/${at.sagar.slug}/people/${person.user_id}/end-sessions/`)).status).toBe(204);
  });

  it.each(['without an account', 'with one'])(
    'closes the link of an invitation that is tried %s for another person, and tells the person who was invited [SEC-3]',
    async (how) => {
      const at = await scene(mailing);
      const [first, second] = [`first${++made}@firm.test`, `second${made}@firm.test`];
      const invited = await hired(at, at.sagar, first);
      await hired(at, at.sagar, second);
      const [link, other] = [await invitationIn(at, first), await invitationIn(at, second)];
      const swapped = { uid: other.uid, token: link.token };
      const tried =
        how === 'with one'
          ? await (await signIn(at.server, at.asha)).post('/users/me/invitations/accept/', swapped)
          : await client(at.server).post('/security/auth/activate/', { ...swapped, ...chosen });
      expect(tried.status).toBe(400);
      expect((await client(at.server).post('/security/auth/activate/', { ...link, ...chosen })).status).toBe(400);
      expect((await client(at.server).post('/security/auth/activate/', { ...other, ...chosen })).status).toBe(200);
      expect((await mailsTo(at.server, first, 'notice')).map(({ subject }) => subject)).toEqual([
        `Your invitation to ${at.sagar.name} was tried for another person, so its link no longer works.`,
      ]);
      // HR sends another.
      await at.sagarHr.post(`/hris/${at.sagar.slug}/employees/${invited.employee_id}/send-activation/`);
      const again = await invitationIn(at, first);
      expect((await client(at.server).post('/security/auth/activate/', { ...again, ...chosen })).status).toBe(200);
    },
  );

  it('lets an account in again that belongs to no one any more', async () => {
    const at = await scene(mailing);
    await at.server.context.database.everywhere.query(
      'update membership set is_current = false where organization_id = $1 and user_id = $2',
      [at.himal.id, at.asha.id],
    );
    const login = { email: at.asha.email, password };
    expect((await client(at.server).post('/security/auth/login/', login)).status).toBe(400);
    const person = await hired(at, at.sagar, at.asha.email);
    const invitation = await invitationIn(at, at.asha.email);
    expect(
      (await client(at.server).post('/security/auth/login/', { ...login, password: 'Wrong1234', invitation })).status,
    ).toBe(400);
    expect(await client(at.server).post('/security/auth/login/', { ...login, invitation })).toMatchObject({
      status: 200,
      body: { user: { id: person.user_id }, current_organization: { slug: at.sagar.slug } },
    });
  });
});

describe('an address', () => {
  it('that only HR has vouched for makes way for the person who proves it', async () => {
    const at = await scene(silent);
    const victim = 'director@himal.example';
    await hired(at, at.sagar, victim);
    const { body: log } = await at.sagarHr.get<{ results: { id: number }[] }>(`/org/${at.sagar.slug}/email-logs/`);
    const taken = await at.sagarHr.post<{ body: string }>(
      `/org/${at.sagar.slug}/email-logs/${log.results[0]?.id}/hand-over/`,
      {
        password,
      },
    );
    const squatter = await client(at.server).post('/security/auth/activate/', {
      ...linkIn(taken.body.body),
      ...chosen,
    });
    expect(squatter.status).toBe(200);
    const squatting = await signIn(at.server, { email: victim }, chosen.password);

    // The installation gets a mail server, and Himal invites the true owner of the mailbox.
    const withMail = { ...at.server.context, config: { ...at.server.context.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    const { everywhere } = at.server.context.database;
    const owner = await everywhere.transaction(async (queries) => {
      const person = {
        employee_code: `D${++made}`,
        email: victim,
        first_name: 'Dil',
        last_name: 'Oli',
        joined_on: '2026-11-01',
      };
      const [one] = await hire(queries, at.himal, [person], { by: null, at: at.server.now });
      if (!one) throw new Error('nobody was hired');
      await sendLinks(withMail, queries, at.himal, 'activation', invitedOf([one]));
      return one;
    });
    expect((await squatting.get<{ results: unknown[] }>('/users/me/invitations/')).body.results).toEqual([]);
    const proof = linkIn(await newestMailTo(at.server, victim, 'activation'));
    expect(
      (
        await client(at.server).post('/security/auth/activate/', {
          ...proof,
          password: 'Dhaulagiri8167',
          confirm_password: 'Dhaulagiri8167',
        })
      ).status,
    ).toBe(200);
    const own = await signIn(at.server, { email: victim }, 'Dhaulagiri8167');
    expect((await own.get('/users/me/')).body).toMatchObject({
      user: { id: owner.user_id },
      current_organization: { slug: at.himal.slug },
    });
  });
});

describe('the home of an account', () => {
  it('is chosen by its owner with the password; HR of no other organization helps, and mails come from it alone', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.sagar, at.asha.email);
    const asha = await signIn(at.server, at.asha);
    await asha.post('/users/me/invitations/accept/', { ...(await invitationIn(at, at.asha.email)) });
    const help = `/org/${at.sagar.slug}/people/${person.user_id}/end-sessions/`;
    expect((await at.sagarHr.post(help)).status).toBe(403);
    expect((await asha.put('/users/me/account-home/', { home: at.sagar.slug, password: 'Wrong1234' })).status).toBe(
      400,
    );
    expect((await asha.put('/users/me/account-home/', { home: 'elsewhere', password })).status).toBe(400);
    expect((await asha.put('/users/me/account-home/', { home: null, password })).body).toMatchObject({ home: null });
    await recover(at.server, at.asha.email);
    const [reset] = await mailsTo(at.server, at.asha.email, 'reset');
    expect(reset?.body).toContain('Karmik HR');
    for (const [hr, organization] of [
      [at.himalHr, at.himal],
      [at.sagarHr, at.sagar],
    ] as const) {
      const { body } = await hr.get<{ results: { kind: string }[] }>(`/org/${organization.slug}/email-logs/`);
      expect(body.results.filter(({ kind }) => kind === 'reset')).toEqual([]);
      expect((await hr.get(`/org/${organization.slug}/email-logs/${reset?.id}/`)).status).toBe(404);
    }
    for (const [hr, organization, id] of [
      [at.himalHr, at.himal, at.asha.id],
      [at.sagarHr, at.sagar, person.user_id],
    ] as const)
      expect((await hr.post(`/org/${organization.slug}/people/${id}/remove-second-step/`)).status).toBe(403);
  });
});

describe('the end of a membership', () => {
  it('ends what the account did there, and nothing elsewhere', async () => {
    const at = await scene(mailing);
    const person = await hired(at, at.sagar, at.asha.email);
    const asha = await signIn(at.server, at.asha);
    await asha.post('/users/me/invitations/accept/', { ...(await invitationIn(at, at.asha.email)) });
    const tenant = at.server.context.database.organization(at.sagar.id);
    const separation = await tenant.one<{ id: number }>(
      `with type as (
         insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
         values ($1, 'Resignation', 'Voluntary', 30, true, false, false) returning id)
       insert into separation (organization_id, employee_id, separation_type_id, effective_date, status)
       select $1, $2, id, '2026-11-20', 'Settled' from type returning id`,
      [at.sagar.id, person.user_id],
    );
    await tenant.transaction((queries) =>
      offBoard(queries, separation?.id ?? 0, {
        today: '2026-11-21',
        now: at.server.now,
        actorId: null,
        requestKinds: at.server.context.modules.requestKinds,
      }),
    );
    at.server.app.gate.forget();
    expect((await asha.get('/users/me/')).status).toBe(200);
    expect((await asha.get(`/hris/${at.sagar.slug}/directory/`)).status).toBe(404);
    expect(await noticesTo(at, at.asha.email)).toContain(`Your membership of ${at.sagar.name} has ended.`);
  });
});

describe('the owner of an account is told by mail', () => {
  it('of a new password, a second step and what HR did', async () => {
    const at = await scene(mailing);
    const asha = await signIn(at.server, at.asha);
    await asha.post('/users/me/change-password/', { old_password: password, ...chosen });
    await at.himalHr.post(`/org/${at.himal.slug}/people/${at.asha.id}/end-sessions/`);
    await at.himalHr.post(`/org/${at.himal.slug}/people/${at.asha.id}/remove-second-step/`);
    const link = await recover(at.server, at.asha.email);
    await client(at.server).post('/security/auth/reset/', {
      ...link,
      password: 'Sagarmatha8848',
      confirm_password: 'Sagarmatha8848',
    });
    expect((await noticesTo(at, at.asha.email)).toReversed()).toEqual([
      'Your password was changed.',
      `HR of ${at.himal.name} ended all your sessions.`,
      `HR of ${at.himal.name} removed one-time passwords from your account and ended your sessions.`,
      'Your password was reset by a link in your email.',
    ]);
  });
});

describe('a mail that lets someone in', () => {
  it('is stored sealed, shown to no one, and forgotten once it has expired', async () => {
    const at = await scene(mailing);
    await hired(at, at.sagar, 'sealed@firm.test');
    const { everywhere } = at.server.context.database;
    const { token } = await invitationIn(at, 'sealed@firm.test');
    const rows = await everywhere.query<{ id: number; row: string }>(
      `select id, to_jsonb(l)::text as row from email_log l where to_address = 'sealed@firm.test'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    const audit = await signIn(at.server, await aMember(at.server, at.sagar, 'audit', { is_audit_user: true }));
    for (const reader of [audit, at.sagarHr])
      expect((await reader.get(`/org/${at.sagar.slug}/email-logs/${rows[0]?.id}/`)).body).toMatchObject({ body: '' });
  });

  it('has no link or code in its subject, whatever the template says', async () => {
    const at = await scene(mailing);
    await at.server.context.database
      .organization(at.himal.id)
      .query(
        `insert into email_template (organization_id, event, subject, body, is_active) values ($1, 'Password reset', 'Go to {{link}}', '{{link}}', true)`,
        [at.himal.id],
      );
    await recover(at.server, at.asha.email);
    expect((await mailsTo(at.server, at.asha.email, 'reset'))[0]?.subject).toBe('Go to {{link}}');
  });
});

describe('without a mail server', () => {
  let at: Scene;
  beforeEach(async () => {
    at = await scene(silent);
  });
  const held = async (kind: string, to: string) => {
    const mail = (await allMails(at.server)).find((one) => one.kind === kind && one.to_address === to);
    return `/org/${at.himal.slug}/email-logs/${mail?.id}/hand-over/`;
  };
  const resetOf = async (name: string, to: string) => {
    await client(at.server).post('/security/auth/recover/', { email: name });
    await recoverAccounts(at.server.context);
    return held('reset', to);
  };

  it('HR takes a link once, with the password, and the owner and the audit know', async () => {
    const url = await resetOf(at.asha.email, at.asha.email);
    expect(await at.himalHr.post(url, { password: 'Wrong1234' })).toMatchObject({
      status: 400,
      body: { password: [expect.any(String)] },
    });
    const taken = await at.himalHr.post<{ body: string }>(url, { password });
    const { uid, token } = linkIn(taken.body.body);
    expect((await at.himalHr.post(url, { password })).status).toBe(404);
    expect((await client(at.server).post('/security/auth/reset/', { uid, token, ...chosen })).status).toBe(200);
    const audit = await at.server.context.database.everywhere.one(
      `select action from audit_event where organization_id = $1 and action = 'link_handed_over'`,
      [at.himal.id],
    );
    expect(audit).toBeDefined();
    expect(await noticesTo(at, at.asha.email)).toContain(
      `HR of ${at.himal.name} created a link to reset your password.`,
    );
  });

  it('no link of an auditor, an investigator, or of who may do more is handed over', async () => {
    const auditor = await aMember(at.server, at.himal, 'deepak', { is_audit_user: true });
    const investigator = await aMember(at.server, at.himal, 'indra');
    await at.server.context.database
      .organization(at.himal.id)
      .query(
        `insert into investigator (organization_id, person_id, starts_on, incident_types, status) values ($1, $2, '2026-01-01', '{}', 'Confirmed')`,
        [at.himal.id, investigator.id],
      );
    for (const { email } of [auditor, investigator])
      expect((await at.himalHr.post(await resetOf(email, email), { password })).status).toBe(403);
    const helper = await signIn(at.server, await aMember(at.server, at.himal, 'helper', { codes: ['2.02', '27.00'] }));
    const boss = `hari@${at.himal.slug}.test`;
    expect((await helper.post(await resetOf(boss, boss), { password })).status).toBe(403);
    const reader = await signIn(at.server, await aMember(at.server, at.himal, 'reader', { codes: ['2.02'] }));
    const audit = await signIn(at.server, auditor);
    const url = await resetOf(at.asha.email, at.asha.email);
    for (const who of [reader, audit, at.sagarHr])
      expect([403, 404]).toContain((await who.post(url, { password })).status);
    expect((await helper.post(url, { password })).status).toBe(200);
  });

  it('the link of an offer, which tells a salary, is for who may read it', async () => {
    const { everywhere } = at.server.context.database;
    const offer = {
      kind: 'offer' as const,
      to_address: 'candidate@firm.test',
      to_name: 'Maya',
      subject: 'Offer letter',
      body: 'https://hr.example.com/account/offer-letter/secret',
    };
    await queueMail(everywhere, at.server.context, { organizationId: at.himal.id }, [offer], at.server.now);
    const url = await held('offer', 'candidate@firm.test');
    const asks = await signIn(at.server, await aMember(at.server, at.himal, 'asks', { codes: ['2.02', '4.09'] }));
    expect((await asks.post(url, { password })).status).toBe(403);
    expect((await at.himalHr.post(url, { password: 'Wrong1234' })).status).toBe(400);
    expect((await at.himalHr.post<{ body: string }>(url, { password })).body.body).toContain('/offer-letter/secret');
  });

  it('no link is handed over of an account that another organization has too', async () => {
    await hired(at, at.sagar, at.asha.email);
    const asha = await signIn(at.server, at.asha);
    const early = await resetOf(at.asha.email, at.asha.email);
    await asha.post('/users/me/invitations/accept/', { ...(await invitationIn(at, at.asha.email)) });
    expect((await at.himalHr.post(early, { password })).status).toBe(403);
    // One that is asked for now is the installation's, and in no log of an organization.
    expect((await at.himalHr.post(await resetOf(at.asha.email, at.asha.email), { password })).status).toBe(404);
  });
});

describe('the operator of the server', () => {
  it('makes a link for any active account, which its owner is told', async () => {
    const at = await scene(mailing);
    const link = await linkByOperator(at.server.context, at.asha.email);
    const { uid, token } = linkIn(link ?? '');
    expect((await client(at.server).post('/security/auth/reset/', { uid, token, ...chosen })).status).toBe(200);
    expect(await noticesTo(at, at.asha.email)).toContain('The server operator created a link to reset your password.');
    expect(await linkByOperator(at.server.context, 'nobody@nowhere.test')).toBeUndefined();
  });
});

describe('signing in', () => {
  it('by number takes the number as it is written', async () => {
    const at = await scene(silent);
    const login = (email: string) => client(at.server).post('/security/auth/login/', { email, password });
    expect((await login(String(at.asha.id))).status).toBe(200);
    expect((await login(`0${at.asha.id}`)).status).toBe(400);
  });

  it('counts a name from all addresses together, and leaves its owner in where they were before [LOG-11]', async () => {
    const at = await scene(silent);
    const from = (remoteAddress: string, email: string, word = 'Wrong1234') =>
      at.server.app.inject({
        method: 'POST',
        url: '/api/v1/security/auth/login/',
        remoteAddress,
        payload: { email, password: word },
      });
    await signIn(at.server, at.asha);
    for (const email of [at.asha.email, 'nobody@nowhere.test']) {
      const answers: number[] = [];
      for (let n = 0; n < 60; n++) answers.push((await from(`10.1.${n}.1`, email)).statusCode);
      expect(answers.slice(0, 50).every((status) => status === 400)).toBe(true);
      expect(answers.at(-1)).toBe(429);
    }
    expect((await from('127.0.0.1', at.asha.email, password)).statusCode).toBe(200);
  });
});
