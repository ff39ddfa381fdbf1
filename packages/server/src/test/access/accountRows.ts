import { type LinkPurpose, makeLink } from '../../modules/auth/index.ts'
import { findUser } from '../../modules/users/index.ts'
import type { CallParts } from '../caller.ts'
import { makePerson, type Scenery } from './scenery.ts'
import { type AccessTable, body, MAY } from './sends.ts'

const openLink =
  (purpose: LinkPurpose, sent: (token: string) => CallParts) =>
  async ({ product, owner }: Scenery): Promise<CallParts> => {
    const { url } = await makeLink(product.ports, owner.id, purpose)
    return sent(new URL(url).searchParams.get('token') ?? 'none')
  }

const ownMail = body(({ owner }) => ({ email: owner.email }))
const ownPassword = body(({ caller }) => ({ password: caller?.password ?? 'none' }))

export const ACCOUNT_ROWS = {
  // Login and logout depend on the sent credentials, not on the caller's role.
  login: [
    MAY.ANYONE,
    body(({ owner }) => ({ email_or_username: owner.username, password: owner.password })),
    'proves the owner',
  ],
  register: [MAY.MADE_BY_ANYONE, body(registration)],
  createGuest: [MAY.MADE_BY_ANYONE],
  refresh: {
    'a link that works': [
      MAY.ANYONE,
      body(({ owner }) => ({ refresh_token: owner.refresh_token })),
    ],
    'a token that is none': [MAY.UNPROVEN, body(() => ({ refresh_token: 'none' }))],
  },
  logout: [MAY.ANYONE],
  logoutAll: [MAY.SIGNED_IN, ownPassword],
  listSignIns: [MAY.SIGNED_IN],
  me: [MAY.SIGNED_IN],
  forgotPassword: [MAY.ANYONE, ownMail],
  resendVerification: [MAY.ANYONE, ownMail],
  resetPassword: {
    'a link that works': [
      MAY.ANYONE,
      openLink('reset_password', (token) => ({ body: newPassword(token) })),
    ],
    'a link that is none': [MAY.MALFORMED, body(() => newPassword('none'))],
  },
  readResetLink: [MAY.ANYONE, body(() => ({ token: 'none' }))],
  verifyEmail: {
    'a link that works': [MAY.ANYONE, openLink('verify_email', (token) => ({ query: { token } }))],
    'a link that is none': [MAY.MALFORMED, () => ({ query: { token: 'none' } })],
  },
  createLoginLink: [MAY.MADE, ownPassword],
  readLoginLink: {
    'a link that works': [MAY.ANYONE, openLink('log_in', (token) => ({ body: { token } }))],
    'a link that is none': [MAY.UNPROVEN, body(() => ({ token: 'none' }))],
  },
  exchangeLogin: {
    'a link that works': [
      MAY.ANYONE,
      openLink('log_in', (token) => ({ body: { token } })),
      'proves the owner',
    ],
    'a link that is none': [MAY.UNPROVEN, body(() => ({ token: 'none' }))],
  },

  // Calls for Google login. They return 404, because no client id is configured.
  createGoogleNonce: [MAY.NOBODY],
  googleLogin: [MAY.NOBODY, body(() => ({ id_token: 'none' }))],

  updateMe: [MAY.SIGNED_IN, body(() => ({ display_name: 'Tara', is_adult: true }))],
  changePassword: [MAY.SIGNED_IN, body(passwordChange)],
  reauthenticate: [MAY.SIGNED_IN, ownPassword],
  reauthenticateWithGoogle: [MAY.NOWHERE, body(() => ({ id_token: 'none' }))],
  takeSecondStep: [MAY.UNPROVEN, body(() => ({ challenge: 'none', one_time_code: '000000' }))],
  reauthenticateWithSecondFactor: [MAY.UNPROVEN, body(() => ({ one_time_code: '000000' }))],
  getSecondFactor: [MAY.SIGNED_IN],
  beginTotp: [[401, 403, 403, 403, 201]],
  confirmTotp: [MAY.NOWHERE, body(() => ({ one_time_code: '000000' }))],
  removeTotp: [MAY.NOWHERE],
  renewRecoveryCodes: [MAY.NOWHERE],
  getModelKey: [MAY.SIGNED_IN],
  setModelKey: {
    'a site that does not let players bring keys': [
      [401, 403, 403, 403, 403],
      body(() => ({ kind: 'openai-compatible', model: 'well', api_key: 'none' })),
    ],
  },
  removeModelKey: [MAY.SIGNED_IN],
  askExport: [MAY.MADE, ownPassword],
  exportMe: {
    'the key of the owner': [
      [401, 400, 200, 400, 400],
      openLink('export_account', (token) => ({ query: { token } })),
    ],
  },
  deleteMe: [MAY.SIGNED_IN, ownDeletion],
} satisfies AccessTable

function passwordChange({ caller }: Scenery) {
  const password = 'Pahad#2042x'
  const current_password = caller?.password ?? 'none'
  return { current_password, password, confirm_password: password }
}

/** Deletes the caller's account. Adds a second admin first, because the last admin can't be deleted. */
async function ownDeletion({ product, caller }: Scenery): Promise<CallParts> {
  const user = caller && (await findUser(product.ports.db, caller.id))
  if (user?.role === 'admin') await makePerson(product, { role: 'admin' })
  return { body: { password: caller?.password ?? 'none', stories: 'hand_over' } }
}

function registration() {
  const username = `new_${Math.random().toString(36).slice(2, 12)}`
  const password = 'Nadi#2042x'
  const email = `${username}@example.org`
  return { username, email, password, confirm_password: password }
}

function newPassword(token: string) {
  const password = 'Pahad#2042x'
  return { token, password, confirm_password: password }
}
