import type { RouteName } from '@kathasagar/api/contract'

import { type LinkPurpose, makeLink } from '../../modules/auth/index.ts'
import { findUser } from '../../modules/users/index.ts'
import type { CallParts } from '../caller.ts'
import { makePerson, type Scenery } from './scenery.ts'
import {
  type AccessRow,
  ANYONE,
  body,
  MADE,
  MADE_BY_ANYONE,
  MALFORMED,
  NOBODY,
  NOWHERE,
  SIGNED_IN,
  UNPROVEN,
} from './sends.ts'

/** Sends the token of a link that was made for the owner. */
const openLink =
  (purpose: LinkPurpose, sent: (token: string) => CallParts) =>
  async ({ product, owner }: Scenery): Promise<CallParts> => {
    const { url } = await makeLink(product.ports, owner.id, purpose)
    return sent(new URL(url).searchParams.get('token') ?? 'none')
  }

const ownMail = body(({ owner }) => ({ email: owner.email }))
const ownPassword = body(({ caller }) => ({ password: caller?.password ?? 'none' }))

export const ACCOUNT_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
  // Login and logout depend only on the credentials, not on the role.
  login: [
    {
      expect: ANYONE,
      provesOwner: true,
      send: body(({ owner }) => ({
        email_or_username: owner.username,
        password: owner.password,
      })),
    },
  ],
  register: [{ expect: MADE_BY_ANYONE, send: body(registration) }],
  createGuest: [{ expect: MADE_BY_ANYONE }],
  refresh: [
    { expect: ANYONE, send: body(({ owner }) => ({ refresh_token: owner.refresh_token })) },
    { on: 'a token that is none', expect: UNPROVEN, send: body(() => ({ refresh_token: 'none' })) },
  ],
  logout: [{ expect: ANYONE }],
  logoutAll: [{ expect: SIGNED_IN, send: ownPassword }],
  listSignIns: [{ expect: SIGNED_IN }],
  me: [{ expect: SIGNED_IN }],
  forgotPassword: [{ expect: ANYONE, send: ownMail }],
  resendVerification: [{ expect: ANYONE, send: ownMail }],
  resetPassword: [
    { expect: ANYONE, send: openLink('reset_password', (token) => ({ body: newPassword(token) })) },
    { on: 'a link that is none', expect: MALFORMED, send: body(() => newPassword('none')) },
  ],
  readResetLink: [{ expect: ANYONE, send: body(() => ({ token: 'none' })) }],
  verifyEmail: [
    { expect: ANYONE, send: openLink('verify_email', (token) => ({ query: { token } })) },
    { on: 'a link that is none', expect: MALFORMED, send: () => ({ query: { token: 'none' } }) },
  ],
  createLoginLink: [{ expect: MADE, send: ownPassword }],
  readLoginLink: [
    { expect: ANYONE, send: openLink('log_in', (token) => ({ body: { token } })) },
    { on: 'a link that is none', expect: UNPROVEN, send: body(() => ({ token: 'none' })) },
  ],
  exchangeLogin: [
    {
      expect: ANYONE,
      provesOwner: true,
      send: openLink('log_in', (token) => ({ body: { token } })),
    },
    { on: 'a link that is none', expect: UNPROVEN, send: body(() => ({ token: 'none' })) },
  ],

  // Google: without a client id, the calls do not exist.
  createGoogleNonce: [{ expect: NOBODY }],
  googleLogin: [{ expect: NOBODY, send: body(() => ({ id_token: 'none' })) }],

  updateMe: [{ expect: SIGNED_IN, send: body(() => ({ display_name: 'Tara', is_adult: true })) }],
  changePassword: [{ expect: SIGNED_IN, send: body(passwordChange) }],
  reauthenticate: [{ expect: SIGNED_IN, send: ownPassword }],
  reauthenticateWithGoogle: [{ expect: NOWHERE, send: body(() => ({ id_token: 'none' })) }],
  takeSecondStep: [
    { expect: UNPROVEN, send: body(() => ({ challenge: 'none', one_time_code: '000000' })) },
  ],
  reauthenticateWithSecondFactor: [
    { expect: UNPROVEN, send: body(() => ({ one_time_code: '000000' })) },
  ],
  getSecondFactor: [{ expect: SIGNED_IN }],
  beginTotp: [{ expect: [401, 403, 403, 403, 403, 201] }],
  confirmTotp: [{ expect: NOWHERE, send: body(() => ({ one_time_code: '000000' })) }],
  removeTotp: [{ expect: NOWHERE }],
  renewRecoveryCodes: [{ expect: NOWHERE }],
  getModelKey: [{ expect: SIGNED_IN }],
  setModelKey: [
    {
      on: 'a site that does not let players bring keys',
      expect: [401, 403, 403, 403, 403, 403],
      send: body(() => ({ kind: 'openai-compatible', model: 'well', api_key: 'none' })),
    },
  ],
  removeModelKey: [{ expect: SIGNED_IN }],
  askExport: [{ expect: MADE, send: ownPassword }],
  exportMe: [
    {
      on: 'the key of the owner',
      expect: [401, 400, 200, 400, 400, 400],
      send: openLink('export_account', (token) => ({ query: { token } })),
    },
  ],
  deleteMe: [{ expect: SIGNED_IN, send: ownDeletion }],
}

function passwordChange({ caller }: Scenery) {
  const password = 'Pahad#2042x'
  const current_password = caller?.password ?? 'none'
  return { current_password, password, confirm_password: password }
}

/** Adds a second admin, because the last one can't be deleted. */
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
