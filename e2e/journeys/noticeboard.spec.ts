import { randomUUID } from 'node:crypto';
import { expect, mistakesOf, signInByCall, visitAs, visitor } from '../support/karmik.ts';
import { linkIn, newMail } from '../support/mails.ts';
import { test } from '../support/people.ts';
import { chooseFile, expectToast } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

const mine = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** A red square, small enough to write here. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('posts with a picture, edits, reacts, and deletes [LOG-8, VAL-8, SNK-3]', async ({ browser }) => {
  const page = await visitAs(browser, 'hr@himal.demo');
  const words = mine('Lunch together');
  await page.goto('/user/noticeboard');
  await page.getByRole('button', { name: /What would you like to share/ }).click();
  await page.getByRole('textbox', { name: 'Post text' }).fill(words);
  await chooseFile(page.getByRole('button', { name: 'Picture or file' }), 'square.png', 'image/png', picture);
  await expect(page.getByRole('button', { name: /Remove square/ })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();

  const post = page.getByRole('article').filter({ hasText: words });
  await expect(post.getByRole('img', { name: /square/ })).toBeVisible();
  await expectToast(page, 'Successfully created post');

  await post.getByRole('button', { name: 'React' }).click();
  await page.getByRole('button', { name: 'Celebrate', exact: true }).click();
  await expect(post.getByRole('button', { name: 'Celebrate: 1' })).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('button', { name: 'Celebrate: 1' }).click();
  await expect(post.getByRole('button', { name: /Celebrate/ })).toHaveCount(0);

  await post.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Post text' }).fill(`${words} at noon`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(post.getByText(`${words} at noon`)).toBeVisible();
  await expect(post.getByText(/edited/)).toBeVisible();

  await post.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('You are about to delete data. Confirm your action.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(post).toHaveCount(0);
  expect(mistakesOf(page)).toEqual([]);
});

test(
  'posts for a division, and who works in another one does not find it [NB-2]',
  whereTouched('noticeboard'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    const words = mine('Sales meet at three');
    await page.goto('/user/noticeboard');
    await page.getByRole('button', { name: /What would you like to share/ }).click();
    await page.getByRole('textbox', { name: 'Post text' }).fill(words);
    await page.getByRole('button', { name: 'Audience' }).click();
    await page.getByRole('combobox', { name: 'Divisions' }).fill('Sales');
    await page.getByRole('option', { name: 'Sales', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('article').filter({ hasText: words });
    await expect(post.getByText('Visible to Sales')).toBeVisible();
    const address = await post.locator('a[href^="/user/posts/"]').getAttribute('href');

    // Production.
    const other = await visitAs(browser, 'employee@himal.demo');
    const answer = other.waitForResponse((response) => response.url().includes('/noticeboard/posts/?'));
    await other.goto('/user/noticeboard');
    await answer;
    await expect(other.getByRole('article').first()).toBeVisible();
    await expect(other.getByText(words)).toHaveCount(0);
    const refused = other.waitForResponse((response) =>
      response.url().includes(`/noticeboard${address?.replace('/user', '')}/`),
    );
    await other.goto(address ?? '');
    expect((await refused).status()).toBe(404);
  },
);

test(
  'asks in a poll, votes and changes the vote, and thanks a colleague',
  whereTouched('noticeboard'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    const words = mine('A good week');
    await page.goto('/user/noticeboard');
    await page.getByRole('button', { name: /What would you like to share/ }).click();
    await page.getByRole('textbox', { name: 'Post text' }).fill(words);
    await page.getByRole('button', { name: 'Kudos', exact: true }).click();
    await page.getByRole('combobox', { name: 'Kudos to' }).fill('Prabin Shakya');
    await page.getByRole('option', { name: /Prabin Shakya/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Poll', exact: true }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('Tea or coffee?');
    await page.getByRole('textbox', { name: 'Choice 1' }).fill('Tea');
    await page.getByRole('textbox', { name: 'Choice 2' }).fill('Coffee');
    await page.getByRole('button', { name: 'Post', exact: true }).click();

    const post = page.getByRole('article').filter({ hasText: words });
    await expect(post.getByRole('region', { name: 'Kudos to' })).toContainText('Prabin Shakya');
    const poll = post.getByRole('region', { name: 'Tea or coffee?' });
    await expect(poll.getByRole('button', { name: 'Vote', exact: true })).toBeDisabled();
    await poll.getByText('Tea', { exact: true }).click();
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(poll.getByRole('progressbar', { name: 'Tea, your vote' })).toHaveAttribute(
      'aria-valuetext',
      '1 (100%)',
    );
    await poll.getByRole('button', { name: 'Change vote' }).click();
    await poll.getByText('Coffee', { exact: true }).click();
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(poll.getByRole('progressbar', { name: 'Coffee, your vote' })).toBeVisible();
    await poll.getByRole('button', { name: 'Who voted' }).click();
    await expect(page.getByRole('dialog', { name: 'Who voted' })).toContainText('Sushila Thapa');
  },
);

test(
  'schedules a post by the Nepali calendar, and it waits among the scheduled ones',
  whereTouched('noticeboard'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo', { calendar: 'BS' });
    const words = mine('Dashain bonus');
    await page.goto('/user/noticeboard');
    await page.getByRole('button', { name: /What would you like to share/ }).click();
    await page.getByRole('textbox', { name: 'Post text' }).fill(words);
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: 'Tomorrow 9:00' }).click();
    await expect(page.getByRole('button', { name: /Year/ })).toContainText('208');
    await page.getByRole('button', { name: 'Set time' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expectToast(page, /Your post will be published on/);
    await page.getByRole('link', { name: 'Scheduled posts' }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toContainText('Scheduled');
  },
);

test('goes down the feed without a repeated post [SNK-4]', whereTouched('noticeboard'), async ({ browser }) => {
  const page = await visitAs(browser, 'employee@himal.demo');
  await page.goto('/user/noticeboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  const next = page.waitForResponse((response) => response.url().includes('anchor='));
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await next;
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
  const links = await page
    .getByRole('article')
    .locator('a[href^="/user/posts/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test(
  'a post of someone who needs approval waits until HR approves it [PRM-4, LOG-5]',
  whereTouched('noticeboard'),
  async ({ browser, borrow }) => {
    const tokens = await signInByCall('hr@himal.demo');
    const { email } = await borrow({ needsApproval: true, isSpent: true });
    const author = await visitor(browser, undefined);

    await test.step('a new password by the link of the mail', async () => {
      await author.goto('/account/recover');
      await author.getByRole('textbox', { name: 'Username' }).fill(email);
      await author.getByRole('button', { name: 'Send link' }).click();
      await expect(author).toHaveURL('/account/recover-done');
      await author.goto(linkIn(await newMail(email, 'reset')));
      await author.getByRole('textbox', { name: 'New password' }).fill('machhapuchhre-1');
      await author.getByRole('textbox', { name: 'Confirm password' }).fill('machhapuchhre-2');
      await author.getByRole('button', { name: 'Change password' }).click();
      await expect(author.getByText('Your Passwords do not match')).toBeVisible();
      await author.getByRole('textbox', { name: 'Confirm password' }).fill('machhapuchhre-1');
      await author.getByRole('button', { name: 'Change password' }).click();
      await expect(author).toHaveURL('/account/reset-done');
      await author.getByRole('link', { name: 'Sign in' }).click();
      await author.getByRole('textbox', { name: 'Username' }).fill(email);
      await author.getByRole('textbox', { name: 'Password' }).fill('machhapuchhre-1');
      await author.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(author).toHaveURL('/user/noticeboard');
      await author.getByRole('dialog', { name: 'Welcome to Karmik' }).getByRole('button', { name: 'Skip' }).click();
    });

    const words = mine('My first week here');
    await test.step('the post waits', async () => {
      await author.getByRole('button', { name: /What would you like to share/ }).click();
      await expect(author.getByText('Your post is published once HR has approved it.')).toBeVisible();
      await author.getByRole('textbox', { name: 'Post text' }).fill(words);
      await author.getByRole('button', { name: 'Post', exact: true }).click();
      await expectToast(author, 'Your post is pending approval.');
      await author.getByRole('link', { name: 'My posts' }).click();
      await expect(author.getByRole('article').filter({ hasText: words })).toContainText('Pending');
    });

    await test.step('HR denies it with a remark, the author mends it, HR approves', async () => {
      const hr = await visitor(browser, tokens);
      await hr.goto('/admin/himal/hris/noticeboard-approval/request');
      const waiting = hr.getByRole('article').filter({ hasText: words });
      await waiting.getByRole('button', { name: 'Deny' }).click();
      await hr
        .getByRole('alertdialog')
        .getByRole('textbox', { name: /Remarks/ })
        .fill('Please say where you work.');
      await hr.getByRole('alertdialog').getByRole('button', { name: 'Deny' }).click();
      await expect(waiting).toHaveCount(0);

      await author.goto('/user/posts?state=Denied');
      const denied = author.getByRole('article').filter({ hasText: words });
      await expect(denied).toContainText('Please say where you work.');
      await denied.getByRole('button', { name: 'Post actions' }).click();
      await author.getByRole('menuitem', { name: 'Edit' }).click();
      await author.getByRole('textbox', { name: 'Post text' }).fill(`${words}, in Pokhara`);
      await author.getByRole('button', { name: 'Save' }).click();
      await expectToast(author, 'Your post is pending approval.');

      await hr.reload();
      await waiting.getByRole('button', { name: 'Approve' }).click();
      await hr.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
      await expect(waiting).toHaveCount(0);
      await author.goto('/user/noticeboard');
      await expect(author.getByRole('article').filter({ hasText: `${words}, in Pokhara` })).toBeVisible();
      expect([...mistakesOf(hr), ...mistakesOf(author)]).toEqual([]);
    });
  },
);
