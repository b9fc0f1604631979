/** English of the pages about one's account besides signing in: the second step, passwords, links that were mailed, the first run. They come with the first of these pages. */
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const securityInEnglish = {
  otp: {
    title: 'One-time password',
    fromApp: 'Write the six digits that your authenticator app shows now.',
    fromMail: (mailbox: string) => `Write the six digits that were mailed to ${mailbox}.`,
    fromRecovery: 'Write one of the recovery codes that you kept. Each works once.',
    code: 'One-time password',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useCode: 'Use a one-time password',
    submit: 'Continue',
    sent: 'OTP Sent Successfully', // LOG-7
    again: 'Send another code',
    againIn: (seconds: number) => `Send another code in ${many(seconds, 'second', 'seconds')}`,
  },

  expired: {
    title: 'Choose a new password',
    description: 'Your password is too old, or your organization asks for a stronger one by now.',
    submit: 'Change password and sign in',
  },

  activate: {
    title: 'Activate your account',
    description: (name: string, organization: string) =>
      `Welcome to ${organization}, ${name}. Choose a password to begin.`,
    submit: 'Activate account',
    done: 'Your account is active. Sign in with your new password.',
    failedTitle: 'Activation failed',
    expired: 'This activation link has expired. Kindly request your HR to send a new activation link.', // LOG-14
  },

  reset: {
    title: 'Choose a new password',
    description: (name: string, organization: string) => `For ${name} at ${organization}.`,
    submit: 'Change password',
    done: 'Your password is changed, and every session of your account has ended. Sign in with the new password.',
    doneTitle: 'Password changed',
    expired: 'This link has expired. Ask for a new one.',
  },

  recover: {
    title: 'Forgot your password?',
    description: 'Write your username, e-mail or ID. We send a link that sets a new password.',
    submit: 'Send link',
    again: 'Ask for a new link',
    doneTitle: 'Look into your mail',
    done: 'If the account exists, a link is on its way to its e-mail address.',
  },

  password: {
    old: 'Old password',
    new: 'New password',
    confirm: 'Confirm password',
    submit: 'Change password',
    changed: 'Your password is changed.',
    hints: {
      title: 'A good password has',
      met: '(done)',
      advice: '(recommended)',
      length: (least: number) => `at least ${least} characters`,
      uppercase: 'one uppercase letter',
      lowercase: 'one lowercase letter',
      number: 'one number',
      special: 'one special character',
    },
  },

  firstRun: {
    title: 'Welcome to Karmik',
    description: 'Set up your organization and its first HR admin.',
    code: 'One-time code',
    codeHelp: 'The server printed it when it started.',
    organization: 'Organization',
    abbreviation: 'Abbreviation',
    slug: 'Short address',
    slugHelp: 'Stands in web addresses.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    submit: 'Set up',
    done: 'Your organization is ready.',
  },

  account: {
    title: 'Password and security',
    description: 'How you sign in, and where you are signed in.',

    password: 'Password',
    passwordDescription: 'Your other sessions end when the password changes.',
    rules: {
      history: (count: number) =>
        count === 1 ? 'Your last password may not come again.' : `Your last ${count} passwords may not come again.`,
    },

    step: {
      title: 'One-time passwords',
      description: 'A second step of the sign-in, so that a stolen password alone opens nothing.',
      off: 'Off',
      on: 'On',
      byApp: 'Authenticator app',
      byMail: 'Codes by mail',
      method: 'Method',
      since: 'Since',
      recovery: 'Recovery codes left',
      recoveryLeft: (count: number) => many(count, 'code', 'codes'),
      required:
        'Your organization asks for a one-time password. Until you set up an app, a code is mailed to you at each sign-in.',
      few: 'Few recovery codes are left. Make new ones and keep them where you find them without your phone.',
      setUpApp: 'Set up an authenticator app',
      setUpMail: 'Get codes by mail',
      changeToApp: 'Use an authenticator app',
      newApp: 'Move to another phone',
      renew: 'New recovery codes',
      remove: 'Turn off',
    },

    setUp: {
      titleApp: 'Set up an authenticator app',
      titleMail: 'Get codes by mail',
      password: 'Your password',
      passwordHelp: 'So that nobody does this on a computer that you left open.',
      next: 'Continue',
      scan: 'Scan this with an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.',
      picture: 'QR code of the key',
      byHand: 'Or write this key into the app:',
      copyKey: 'Copy key',
      keyCopied: 'The key is copied.',
      codeOfApp: 'Six digits of the app',
      codeOfMail: 'Six digits of the mail',
      mailed: (mailbox: string) => `A code was mailed to ${mailbox}.`,
      confirm: 'Turn on',
      done: 'One-time passwords are on.',
    },

    codes: {
      title: 'Your recovery codes',
      description:
        'Each opens your account once when you have no phone or mail at hand. They are shown now and never again: keep them somewhere safe.',
      list: 'Recovery codes',
      copy: 'Copy',
      copied: 'The codes are copied.',
      save: 'Save as a file',
      file: 'karmik-recovery-codes.txt',
      kept: 'I have kept them',
    },

    renew: {
      title: 'New recovery codes',
      description: 'All earlier codes stop working.',
      submit: 'Make new codes',
    },

    remove: {
      title: 'Turn off one-time passwords?',
      description: 'Whoever knows your password can sign in then. Your other sessions end.',
      requiredDescription:
        'Your organization asks for one: codes are mailed to you from then on. Your other sessions end.',
      submit: 'Turn off',
      done: 'One-time passwords are off.',
    },

    sessions: {
      title: 'Where you are signed in',
      description: 'End what you do not know, and change your password then.',
      list: 'Sessions',
      here: 'This browser',
      remembered: 'Remembered',
      lastUsed: (when: string) => `Last used ${when}`,
      signedIn: (when: string) => `Signed in ${when}`,
      end: 'End',
      endNamed: (name: string) => `End the session: ${name}`,
      ended: 'The session has ended.',
      endOthers: 'End all others',
      endOthersTitle: 'End all other sessions?',
      endOthersMessage: 'You stay signed in here alone.',
      othersEnded: 'All other sessions have ended.',
      alone: 'You are signed in here alone.',
    },
  },
};
